/** A picture or download of the old site. */
export interface ImportedFile {
  /** Its address in the old site, from the root and decoded: `/images/lamp.jpg`. It keeps it in `public/`. */
  address: string;
  /** Path of the file on this machine, or its bytes. */
  content: string | Uint8Array;
}

/** A picture or download that the old site has, and that cannot come along. */
export interface MissingFile {
  /** For the note of each text that uses it: `a picture or file that cannot be fetched`. */
  what: string;
  /** `robots.txt forbids it`. */
  reason: string;
}
