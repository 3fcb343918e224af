/** A stretch of text: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface SourceRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A replacement that mends the problem without changing anything else. */
export interface TextEdit extends SourceRange {
  text: string;
}

/** How grave a problem is: errors stop the build. */
export type Severity = 'error' | 'warning';

/** One thing that is wrong, at its place. This is the shape `--format json` prints. */
export interface Diagnostic extends SourceRange {
  /** Path of the file below the root, with `/`. */
  file: string;
  severity: Severity;
  /** Permanent code, such as `BW012`; `explain` tells more. */
  code: string;
  message: string;
  hint?: string;
  /** JSON pointer of the value in its file. */
  path?: string;
  /** Route of the page the problem was found on. */
  route?: string;
  /** Type of the section the problem was found in. */
  section?: string;
  /** Other places that have a part in it, such as the row a template got its value from. */
  related?: Related[];
  /** Edits in the same file that mend it safely. */
  fix?: TextEdit[];
}

/** Another place that has a part in a problem. */
export interface Related {
  file: string;
  line: number;
  column: number;
  message: string;
}
