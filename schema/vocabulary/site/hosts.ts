/** A host for static sites, with the limits that it documents. */
export interface Host {
  /** What people call it. */
  title: string;
  /** Where the limits are documented. */
  source: string;
  /** Number of files in a deployment. */
  files?: number;
  /** Number of files in one folder. */
  filesInFolder?: number;
  /** Bytes of a file. */
  fileBytes?: number;
  /** Bytes of the whole site. */
  siteBytes?: number;
  /** Number of redirects. */
  redirects?: number;
  /** Characters of a line in `_redirects`. */
  redirectLength?: number;
  /** Bytes of all redirects. */
  redirectBytes?: number;
  /** Number of rules in `_headers`. */
  headerRules?: number;
  /** Characters of a line in `_headers`. */
  headerLength?: number;
  /** What helps beyond a smaller site. */
  hint?: string;
}

/** The hosts by the name of their file, as `site.host` names them. */
export const hosts: ReadonlyMap<string, Host> = new Map(
  Object.entries(import.meta.glob<Host>('../../hosts/*.ts', { eager: true, import: 'host' })).map(
    ([path, host]) => [path.slice('../../hosts/'.length, -'.ts'.length), host],
  ),
);
