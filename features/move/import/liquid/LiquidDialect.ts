import type { OnNote } from '../html/OnNote.ts';
import type { TagArguments } from './readArguments.ts';

/** What a generator adds to Liquid, and where its includes are. */
export interface LiquidDialect {
  /** The values of templates, such as `site`, without those of a file. */
  scope: Readonly<Record<string, unknown>>;
  /** Returns the text of an include; undefined for an unknown one. */
  readInclude(name: string): string | undefined;
  /** Tags of the generator. Undefined for a tag that is not its own, `false` for one without effect. */
  renderTag(
    name: string,
    call: TagArguments & { args: string },
    note: OnNote,
  ): string | false | undefined;
}
