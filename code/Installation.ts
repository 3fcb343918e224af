/** The installed package, and what it brings along. */
export interface Installation {
  /** Absolute path of the package. */
  packageRoot: string;
  /** Hash of the code of the package, 16 hexadecimal digits. */
  fingerprint: string;
  /** Folder of the bundled command line: main.cjs, the scripts of its threads and processes. */
  commandLine: string;
  /** Folder of the bundles that every site without code of its own shares. */
  bundles: string;
  /** Whether the package contains these bundles. Then it is never written to. */
  isPrebuilt: boolean;
}
