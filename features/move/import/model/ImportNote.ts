/** Something of the old site that did not come along as it was, with its place. */
export interface ImportNote {
  /** Path of the file in the old site, with `/`, or the address of a page. */
  file: string;
  /** The line, counted from 1; absent for the whole file. */
  line?: number;
  /** What it was, in a few words that many notes share: `a tag of Liquid`. The summary groups by it. */
  what: string;
  /** The piece of text, if it helps to find it: `{% include card.html %}`. */
  piece?: string;
  /** What became of it: `left out`. */
  became: string;
}
