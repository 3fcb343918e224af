import type { ValueLocation } from '../../diagnostics/Problem.ts';

/** Something that has a name, such as a block or a page. */
export interface Definition {
  name: string;
  /** The kind of thing, as a message names it. */
  noun: string;
  /** Location of the name. */
  at: ValueLocation;
  /** The text at the location, which for a generated page is the route with `{{ }}`. */
  text: string;
  /** The keys of the rows that a generated page is made from. */
  rows?: readonly Definition[];
  /** Whether the name is used somewhere. */
  isUsed: boolean;
}
