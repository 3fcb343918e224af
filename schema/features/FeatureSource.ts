/** A feature in a package: where its code is, and what it was compiled to. */
export interface FeatureSource {
  /** The name of the package. */
  name: string;
  /** Absolute path of the folder with its modules, as the bundler reports it. */
  folder: string;
  /** Path of this folder below the site, with `/`. */
  path: string;
  /** Absolute path of the compiled modules. */
  file: string;
}
