import type { Severity } from './Diagnostic.ts';
import type { RuleName } from './RuleMeta.ts';

/** A violation of a rule. Lines and columns are worked out when it becomes a diagnostic. */
export interface Problem {
  rule: RuleName;
  message: string;
  hint?: string;
  at: ValueLocation | TextLocation;
  /** Route of the page on which the problem was found. */
  route?: string;
  /** Type of the section in which the problem was found. */
  section?: string;
  related?: { at: ValueLocation | TextLocation; message: string }[];
  fix?: { at: ValueLocation | TextLocation; text: string }[];
  /** The name that is not defined, for a problem of its use. */
  missing?: MissingName;
  /** Overrides the severity of the rule. */
  severity?: Severity;
}

/** A name that is used and nowhere defined. */
export interface MissingName {
  kind:
    | 'block'
    | 'row'
    | 'column'
    | 'collection'
    | 'form'
    | 'page'
    | 'anchor'
    | 'variable'
    | 'value';
  /**
   * Where its definition is sought: the collection of a row or column, the route of an anchor's page,
   * the route entry of a variable, the path of a value's mapping, such as `site.links`. Empty for
   * names of the whole site.
   */
  within: string;
  name: string;
}

/** A value of a file, given by its keys and indexes from the root of the file. */
export interface ValueLocation {
  file: LocatableFile;
  path: readonly (string | number)[];
  /** The part of the value that the problem points at; `value` by default. */
  part?: LocationPart;
}

/** A file that knows where its values are in its text. */
export interface LocatableFile {
  readonly source: LocatableText & { readonly text: string };
  /** Returns the offsets of a value, or of the closest one around it that exists. */
  locate(path: readonly (string | number)[], part?: LocationPart): { from: number; to: number };
}

/**
 * The part of a value that a location points at:
 * - `key`: its key
 * - `value`: the value, by its first line if it is a mapping or a list
 * - `whole`: the value with all of its lines
 * - `head`: the line that opens its mapping, which is `type:` or `use:` in a section
 * - `template`: the n-th `{{ }}` of a text from 0, or with `from` and `to` a range inside it; with
 *   `key` the n-th of the key instead
 * - `text`: the n-th occurrence of a piece of the text, from 0
 */
export type LocationPart =
  | 'key'
  | 'value'
  | 'head'
  | 'whole'
  | { template: number; from?: number; to?: number; key?: true }
  | { text: string; occurrence: number };

/** A text with its lines. */
export type TextOfFile = LocatableFile['source'];

/** A range of a text by its offsets, for what is no value of a parsed file. */
export interface TextLocation {
  file: LocatableText;
  from: number;
  to: number;
  path?: readonly (string | number)[];
}

/** A text that knows its file and its lines. */
export interface LocatableText {
  readonly path: string;
  /** Returns line and column of an offset, both from 1. */
  position(offset: number): { line: number; column: number };
}
