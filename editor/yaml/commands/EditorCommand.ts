import type { YamlEdit } from '../YamlEdit.ts';
import type { TranslationChange } from './TranslationChange.ts';

/** The location of an entry: a file, and the path from its root. */
export interface EntryLocation {
  file: string;
  path: (string | number)[];
}

/** A change of the site that is applied and undone as a whole. */
export type EditorCommand =
  | { kind: 'edit'; file: string; edit: YamlEdit }
  /** Moves a section to the end of another page. */
  | { kind: 'moveSection'; section: EntryLocation; page: EntryLocation }
  | { kind: 'addPage'; file: string; route: string; title: string; description: string }
  | { kind: 'duplicatePage'; page: EntryLocation; route: string; title?: string }
  /** Changes the route of a page: redirects the old one, and updates links. */
  | { kind: 'renamePage'; page: EntryLocation; route: string }
  /** Deletes a page; with `redirect`, redirects its routes and updates links. */
  | { kind: 'deletePage'; page: EntryLocation; redirect?: string }
  /** Changes the key of a row, and the routes that depend on it from the first to the second of a pair. */
  | {
      kind: 'renameRow';
      row: { file: string; key: string };
      key: string;
      routes: readonly (readonly [string, string])[];
    }
  /** Turns a section into a block, and uses it in its place. */
  | { kind: 'toBlock'; section: EntryLocation; name: string }
  /** Replaces the use of a block by the block's content. */
  | { kind: 'inline'; section: EntryLocation }
  /** Names a file of public/ by its new path wherever it is used. */
  | { kind: 'renameFile'; from: string; to: string }
  /** Sets the alternative text of a picture wherever it is used. */
  | { kind: 'describeFile'; src: string; alt: string }
  /** Writes other words in place of those that a search finds, in some texts. */
  | { kind: 'replaceWords'; words: string; replacement: string; texts: EntryLocation[] }
  /** Writes a translation; `originals` are the texts of its page, in their order. */
  | {
      kind: 'translate';
      file: string;
      source: string;
      target: string;
      originals: string[];
      change: TranslationChange;
    };
