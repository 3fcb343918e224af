/** Where the package lies and where its caches may go. */
export interface Installation {
  packageRoot: string;
  /** Folder for what is made from this state of the code: bundles. */
  cache: string;
}
