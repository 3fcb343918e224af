/** A file with some letters of a font. */
export interface FontPart {
  address: string;
  /** The letters, as CSS has them; absent if browsers may try the file for all. */
  range?: string | undefined;
  /** The languages whose pages load it at once; absent if all do. */
  languages?: string[] | undefined;
}
