import type { OnNote } from '../html/OnNote.ts';

/** A shortcode, a tag of a template, a component or a frame: something with a name that draws something. */
export interface NamedElement {
  name: string;
  attributes: Readonly<Record<string, string | undefined>>;
  /** Values without a name, in their order. */
  positionals: readonly string[];
  /** What stands between its start and its end, as Markdown. */
  inner?: string;
}

/** An element with what converters read of it. */
export interface NamedCall {
  /** Its name in small letters, without other signs. */
  name: string;
  /** The first of some attributes that has a value; a number is the position of a value without a name. */
  get: (...names: (string | number)[]) => string | undefined;
  inner: string;
  element: NamedElement;
  note: OnNote;
}

/** Patterns of names, and what elements with them become as Markdown. */
export type NamedConverters = readonly [
  names: RegExp,
  convert: (call: NamedCall) => string | undefined,
][];
