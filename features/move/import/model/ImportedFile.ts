/** A picture or download of the old site. */
export interface ImportedFile {
  /** Its address in the old site, from the root and decoded: `/images/lamp.jpg`. It keeps it in `public/`. */
  address: string;
  /** Path of the file on this machine, or its bytes. */
  content: string | Uint8Array;
}
