import type { Redirect } from '../../../base/redirects/Redirect.ts';
import type { EdgeFunction } from '../../_shared/edge/index.ts';

/** A build as the writers of host files see it. */
export interface HostBuild {
  /** The name of the site, as a host accepts it in an address: `my-site`. */
  name: string;
  /** The path below which the site is published: `/shop/`, or `/`. */
  base: string;
  /** The folder of the output below the site's folder, with `/`: `dist/client`. */
  directory: string;
  /** The redirects of the site and of public/_redirects, in the order in which they count. */
  redirects: readonly Redirect[];
  /** The headers of the site and of public/_headers: later ones win. */
  headers: readonly HeaderRule[];
  /** Paths of all files below the output folder. */
  files: readonly string[];
  /** What the host runs before it answers requests for some pages. */
  edge?: EdgeFunction | undefined;
}

/** The headers of an address, or of all that begin with the part before a `*` at the end. */
export interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}
