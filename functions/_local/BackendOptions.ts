import type { Site } from '../../schema/vocabulary/site/site.ts';
import type { Environment, Log } from '../_shared/ports/Ports.ts';
import type { SiteBranding } from '../_shared/ports/SiteBranding.ts';

export type { SiteBranding };

/** The folders, settings and callbacks of a local backend. */
export interface BackendOptions {
  /** The site's folder, with data/forms and functions. */
  root: string;
  /** This package's folder, with the migrations. */
  packageRoot: string;
  /** The folder for the database, uploads, mail, keys and the journal. */
  dataDir: string;
  /** Reads a setting; docs/backend/settings.md lists them. */
  env: Environment;
  log: Log;
  /** The address at which this process serves the backend, if it does. */
  address: string | undefined;
  /** Shows a message to the operator. */
  warn: (message: string) => void;
  /** Creates what answer pages need to look like the site; `home` is the route of its home page. */
  look: (site: Site, home?: string) => SiteBranding;
  /** Returns the site's origin as visitors see it, for links in messages. */
  origin: () => string;
}
