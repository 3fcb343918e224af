/** How far the saved content is published. */
export interface PublicationProgress {
  /** The number of pages and files that differ from the last commit. */
  changes: number;
  /** Whether all of them are pages. */
  hasOnlyPages: boolean;
  /** The remote branch that the branch follows, such as `origin/main`, if it follows one. */
  remote?: string;
  /** The number of commits that the remote branch does not have. */
  ahead: number;
}
