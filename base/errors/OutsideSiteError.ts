/** Thrown for a file of a site that a symbolic link leads out of the site. */
export class OutsideSiteError extends Error {
  /** @param path the path of the file below the site, with `/` */
  constructor(path: string) {
    // The message must not name the target, which the author of the link may want to find out.
    super(`${path} is a symbolic link to a file that is not part of the site`);
  }
}
