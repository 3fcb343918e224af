import type { Site } from '../../schema/vocabulary.ts';
import type { Environment, Log } from '../_shared/ports/Ports.ts';
import type { SiteBranding } from '../_shared/ports/SiteBranding.ts';

export type { SiteBranding };

/** The folders, settings and callbacks of a local backend; only `root` is required. */
export interface LocalBackendOptions {
  /** The site's folder, with data/forms, functions and `.blockwright/backend/`. */
  root: string;
  /** This package's folder, with the migrations. Default: `root`. */
  packageRoot?: string;
  /** The folder for the database, uploads, mail, keys and the journal. Default: `.blockwright/backend/` in `root`. */
  dataDir?: string;
  /** Settings that override the environment variables; docs/backend/settings.md lists them. */
  env?: Record<string, string | undefined>;
  /** Creates what answer pages need to look like the site; `home` is the route of its home page. Default: a plain look. */
  look?: (site: Site, home?: string) => SiteBranding;
  /** Receives log entries, which never contain values that visitors typed. Default: no log. */
  log?: Log;
  /** Receives messages for the operator, such as a form that cannot be used. Default: stderr. */
  warn?: (message: string) => void;
}

/** The options with their defaults, and what a backend learns from its server. */
export interface BackendOptions extends Required<Omit<LocalBackendOptions, 'env'>> {
  env: Environment;
  /** The address at which this process serves the backend, if it does. */
  address: string | undefined;
  /** Returns the site's origin as visitors see it, for links in messages. */
  origin: () => string;
}
