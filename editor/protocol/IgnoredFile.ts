/** A file that a commit leaves out, and the rule that says so, such as `.gitignore:2:*.pdf`. */
export interface IgnoredFile {
  file: string;
  rule: string;
}
