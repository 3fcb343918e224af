/** A range in a text: lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export interface SourceRange {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** Replaces a range of a file with `text`. */
export interface TextEdit extends SourceRange {
  text: string;
}

/** Errors stop the build, warnings do not. */
export type Severity = 'error' | 'warning';

/** A located message about the author's files, in the shape that `--format json` prints. */
export interface Diagnostic extends SourceRange {
  /** Path of the file below the root, with `/`. */
  file: string;
  severity: Severity;
  /** Permanent code of the rule, such as `BW012`. */
  code: string;
  /** A sentence that says what is wrong. */
  message: string;
  /** How to fix it. */
  hint?: string;
  /** JSON pointer of the value in its file. */
  path?: string;
  /** Route of the page, if the diagnostic concerns one. */
  route?: string;
  /** Type of the section, if the diagnostic concerns one. */
  section?: string;
  /** Other locations that contribute to it, such as the row that an expression reads. */
  related?: RelatedLocation[];
  /** Edits of the same file that fix it safely. */
  fix?: TextEdit[];
}

/** A location that contributes to a diagnostic. */
export interface RelatedLocation {
  file: string;
  line: number;
  column: number;
  message: string;
}
