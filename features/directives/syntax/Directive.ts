import type { AnySection } from '../../../schema/vocabulary.ts';

/** A range of a text, by its offsets. */
export interface Span {
  from: number;
  to: number;
}

/** What is wrong with a directive, apart from the keys of its section. */
export interface DirectiveFlaw extends Span {
  message: string;
  hint: string;
  /** What to write instead. */
  replacement?: string;
}

/** Where a key of a section is in a text, and where its value is. */
export interface Source {
  key: Span;
  value: Span;
}

/** A directive of an article. */
export interface Directive {
  /** Its name, as in `directiveTypes`. */
  type: string;
  name: Span;
  /** The section that it stands for; absent with a flaw. */
  section?: AnySection;
  /** Path of a value in the section, joined with `/`, → where it is in the text. */
  sources: ReadonlyMap<string, Source>;
  flaws: readonly DirectiveFlaw[];
  /** The number of the line below it. */
  next: number;
}
