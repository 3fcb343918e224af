/** A file of the author with our keys, and what stands in their way. */
export interface Merge {
  text: string;
  findings: MergeFinding[];
}

/** What the author has to decide, with its place in the merged text. */
export interface MergeFinding {
  from: number;
  to: number;
  message: string;
  hint: string;
}
