/** A section of a page that differs from the last commit. */
export interface RestorableSection {
  kind: 'changed' | 'removed';
  /** Its place now; the place to which it goes back if it was removed. */
  index: number;
  /** Its content in the last commit. */
  value: Record<string, unknown>;
  /** The same as it was written there, with its comments; undefined if it shares its line with others. */
  lines?: string[] | undefined;
}
