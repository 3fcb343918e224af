/** Code that a host runs before it answers requests for some pages. */
export interface EdgeFunction {
  /** The addresses that it is asked about, such as `/pricing`; also with a slash at the end. */
  paths: readonly string[];
  /**
   * A script without imports and exports. It declares `findPage(request, client)`: the promise of the address
   * of the page to show in place of the one that a `Request` asks for, or of undefined. `client` is the IP
   * address of the visitor.
   */
  code: string;
}

/** What a feature finds its edge function in: a build. */
export interface EdgeBuild {
  /** The path below which the site is published: `/shop/`, or `/`. */
  base: string;
  /** The host in the address of the site. */
  hostname: string;
  /** Paths of all files below the output folder. */
  files: readonly string[];
  /** Reads one of the files. */
  read(path: string): string;
}

/** What edgeFunction.ts of a feature exports. */
export interface EdgeModule {
  findEdgeFunction(build: EdgeBuild): EdgeFunction | undefined;
}
