/** The folders of the installed package. */
export interface Installation {
  /** Absolute path of the package. */
  packageRoot: string;
  /** Folder for the bundles of this version of the code; its name is the hash of the code. */
  cache: string;
}
