/** A file of public/. */
export interface MediaFile {
  /** Its path on the site, such as `/images/team.jpg`. */
  path: string;
  /** In bytes. */
  size: number;
  uses: MediaUse[];
  /** The alternative texts that it has where it is used, the most frequent first. */
  alts: string[];
}

/** A place that uses a file of public/: the section of a page, a row, a block or a setting. */
export interface MediaUse {
  label: string;
  file: string;
  /** JSON pointer into `file`. */
  pointer: string;
}
