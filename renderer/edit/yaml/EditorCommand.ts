import type { YamlEdit } from './YamlEdit.ts';

/** Where an entry is written: a file and the way to it from the file's root. */
export interface EntryLocation {
  file: string;
  path: (string | number)[];
}

/** What somebody does to the site in one step: it is undone in one step too. */
export type EditorCommand =
  | { kind: 'edit'; file: string; edit: YamlEdit }
  /** Moves a section to another page, as its `index`-th. */
  | { kind: 'moveSection'; section: EntryLocation; page: EntryLocation; index: number }
  | { kind: 'addPage'; file: string; route: string; title: string; description: string }
  | { kind: 'duplicatePage'; page: EntryLocation; route: string }
  /** Gives a page another route: the old one leads to it, and links follow. */
  | { kind: 'renamePage'; page: EntryLocation; route: string }
  /** Takes a page out; with `redirect`, visitors and links go there instead. */
  | { kind: 'deletePage'; page: EntryLocation; redirect?: string }
  /** Makes a section a block of its own, used where the section was. */
  | { kind: 'toBlock'; section: EntryLocation; name: string }
  /** Writes a block's lines where it is used. */
  | { kind: 'inline'; section: EntryLocation };
