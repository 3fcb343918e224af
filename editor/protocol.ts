import type { WordChange } from '../base/text/diffWords.ts';
import type { Diagnostic, StyleFile } from '../schema/vocabulary.ts';
import type { FieldSchema } from './FieldSchema.ts';
import type { ValueConflict } from './merge/settleValues.ts';

/** A diagnostic with what its form needs to know. */
export interface PlacedDiagnostic extends Diagnostic {
  /** The page or block that is not valid YAML because of it, as a JSON pointer. */
  entry?: string;
  /** Whether the key is wrong, not its value. */
  isOfKey?: true;
}

/** The state of the editor, except for the page that is open. */
export interface EditorState {
  pages: PageSummary[];
  blocks: BlockSummary[];
  /** `site:` as it is in the file. */
  site: Record<string, unknown>;
  /** Collections (data/<name>.yaml) with their rows as they are in the file. */
  collections: { name: string; file: string; rows: Record<string, Record<string, unknown>> }[];
  /** Rows of collections that are Markdown files (data/<name>/<key>.md). */
  markdownRows: MarkdownRow[];
  /** The styles of the site and of its packages, by name. */
  styles: Record<string, StyleFile>;
  /** The routes that links can refer to. */
  routes: string[];
  diagnostics: PlacedDiagnostic[];
  files: string[];
  unsaved: string[];
  /** Files that changed here and elsewhere, with the values to choose. */
  conflicts: { file: string; values: ValueConflict[] }[];
  /** Labels of the steps that undo and redo would take. */
  steps: { undo: string | undefined; redo: string | undefined };
  /** Messages about dangers to unsaved changes. */
  warnings: string[];
  /** Whether the site lies in a git repository with a commit. */
  git: boolean;
}

/** A step of the history. */
export interface HistoryStep {
  label: string;
  /** When it was made, in milliseconds since 1970. */
  time: number;
  /** Whether it was undone, and can be redone. */
  isUndone: boolean;
  /** Whether undoing takes it; not what another window or program saved. */
  isOwn: boolean;
}

/** A change set: changes of the site that several people make, and that are published together. */
export interface SetSummary {
  id: string;
  title: string;
  author: { name: string; email: string };
  /** The last commit that was pushed. */
  pushed?: string;
  published?: boolean;
}

/** How far a change set has come. */
export interface SetStatus {
  state: 'draft' | 'open' | 'checks failed' | 'closed' | 'merged' | 'published';
  checks: 'none' | 'pending' | 'passed' | 'failed';
  /** The pull request. */
  link?: string | undefined;
  preview?: string | undefined;
  /** Whether the published branch, or the set's branch at the remote, has moved on. */
  isBehind: boolean;
}

/** The texts of a page with their translations into one language. */
export interface TranslationsView {
  /** The language of pages.yaml. */
  source: string;
  /** The other languages. */
  locales: string[];
  locale: string;
  /** The page whose texts are shown, as in `TranslatedText`. */
  page: string;
  /** How many texts of each page are translated. */
  pages: { page: string; texts: number; done: number }[];
  texts: TranslatableText[];
}

/** A text with its translation, and what is left to do for it. */
export interface TranslatableText {
  /** The page whose list in `locales/` has the translation, or will have it. */
  page: string;
  /** The file of that list. */
  file: string;
  original: string;
  place: string;
  state: 'missing' | 'stale' | 'draft' | 'translated';
  translation?: string | undefined;
  at?: string | undefined;
  /** The original in the file, if the text was edited since. */
  earlier?: string | undefined;
  /** The original that was translated, and how it changed. */
  was?: string | undefined;
  changes?: WordChange[] | undefined;
  draft?: boolean | undefined;
}

/** A row that is a Markdown file. */
export interface MarkdownRow {
  collection: string;
  key: string;
  /** Path of the file below the root. */
  file: string;
  /** A text by which authors recognize it. */
  title: string;
}

/** The whole content of a file whose form is open: a Markdown row, a form or the words. */
export interface FileView {
  file: string;
  /** Absent where the file is missing or broken. */
  value?: Record<string, unknown> | undefined;
}

/** A text that contains the words of a search. */
export interface SearchResult {
  file: string;
  /** JSON pointer of the text in its file. */
  path: string;
  /** Type of the section, for a text in one. */
  section?: string;
  /** The text, shortened around the match. */
  text: string;
  /** Where the match begins and ends in `text`. */
  match: [number, number];
  /** Whether other words can be written in place of the match: not where its accents differ, and not in names, codes, addresses and translations. */
  isReplaceable: boolean;
}

/** The first texts that a search found, the number of all of them, and how many can be replaced. */
export interface SearchResults {
  found: SearchResult[];
  total: number;
  replaceable: number;
}

/** The file and route key of an entry of `pages:`. */
export interface PageAddress {
  file: string;
  key: string;
}

/** An entry of `pages:` that differs from the last commit; `key` is empty for the rest of a file, or all of it. */
export interface EntryChange extends PageAddress {
  kind: 'added' | 'removed' | 'changed';
}

/** A section of a page that differs from the last commit. */
export interface RestorableSection {
  kind: 'changed' | 'removed';
  /** Its place now; the place to which it goes back if it was removed. */
  index: number;
  /** Its content in the last commit. */
  value: Record<string, unknown>;
  /** The same as it was written there, with its comments; undefined if it shares its line with others. */
  lines?: string[] | undefined;
}

/** How far the saved content is published. */
export interface PublicationProgress {
  /** The number of pages and files that differ from the last commit. */
  changes: number;
  /** Whether all of them are pages. */
  hasOnlyPages: boolean;
  /** The remote branch that the branch follows, such as `origin/main`, if it follows one. */
  remote?: string;
  /** The number of commits that the remote branch does not have. */
  ahead: number;
}

/** A file that a commit leaves out, and the rule that says so, such as `.gitignore:2:*.pdf`. */
export interface IgnoredFile {
  file: string;
  rule: string;
}

/** A page that shows a row. */
export interface RowPage extends PageAddress {
  route: string;
  title: string;
  /** The names that the page binds to the row. */
  names: string[];
}

/** A page that shows a form. */
export interface FormPage extends PageAddress {
  route: string;
}

/** A page or row that uses a row, with its route or file. */
export interface RowUse {
  title: string;
  place: string;
}

/** One entry of `pages:`. */
export interface PageSummary extends PageAddress {
  /** As it is in the file. */
  title: string;
  /** The title as visitors read it; with `…` for what differs between the pages of `each:`. */
  name: string;
  draft: boolean;
  /** Absent unless it is a text. */
  publishAt?: string;
  expireAt?: string;
  /** Language → the number of texts that are not translated into it, or not finished; without zeros. */
  untranslated?: Record<string, number>;
  /** The number of errors. */
  problems: number;
}

/** One entry of `blocks:`. */
export interface BlockSummary {
  name: string;
  file: string;
  value: Record<string, unknown>;
  /** The number of sections that use it. */
  uses: number;
}

/** One section of a page: as it is in the file, and with blocks and expressions resolved. */
export interface SectionView {
  raw: Record<string, unknown>;
  resolved: Record<string, unknown> | undefined;
}

/** The entry that is open in the editor. */
export interface PageView extends PageAddress {
  /** Whether the entry is not valid YAML, so that nothing of it is known. */
  isUnreadable?: true;
  value: Record<string, unknown>;
  sections: SectionView[];
  /** The routes of its pages: several with `each:`. */
  routes: string[];
  /** How many of its pages are in another language than the texts of pages.yaml. */
  translated: number;
  /** The row behind each name that `with:` and `each:` bind on the page in the preview. */
  rows: Record<string, { file: string; key: string }>;
  resolved?: { title: string; description: string; image: string | undefined };
  site?: { name: string; url: string };
  /** The picture that other sites show of the page, as an address of the server. */
  shareImage?: string | undefined;
}

/** A file of public/. */
export interface MediaFile {
  /** Its path on the site, such as `/images/team.jpg`. */
  path: string;
  /** In bytes. */
  size: number;
  uses: MediaUse[];
  /** The alternative texts that it has where it is used, the most frequent first. */
  alts: string[];
}

/** A place that uses a file of public/: the section of a page, a row, a block or a setting. */
export interface MediaUse {
  label: string;
  file: string;
  /** JSON pointer into `file`. */
  pointer: string;
}

/** A preset as “Add section” shows it. */
export interface PresetSummary {
  /** Type and name, such as `hero/photo`. */
  id: string;
  type: string;
  title: string;
  description: string;
  /** Heading of similar types. */
  group: string;
  /** Other names of the type. */
  synonyms: readonly string[];
  /** Pages that can begin with it → its place among their sections. */
  starts: Readonly<Record<string, number>>;
}

/** Data of the forms, and data that do not change while the editor is open. */
export interface EditorSetup {
  /** Section type → its schema. */
  sections: Record<string, FieldSchema>;
  presets: PresetSummary[];
  page: FieldSchema;
  site: FieldSchema;
  /** Collection → its row schema. */
  rows: Record<string, FieldSchema>;
  icons: string[];
  /** The schema of data/forms/<name>.yaml. */
  form: FieldSchema;
  /** The schema of words.yaml. */
  words: FieldSchema;
  /** Keys that sections of all types have in common. */
  common: string[];
  /** All keys of sections, for completion in the YAML pane. */
  keys: string[];
  /** The features that answer requests of the interface, such as `review`. */
  features: string[];
}

/** A preset, and the page in `pages:` of `file` to which it is added. */
export interface PresetRequest extends PageAddress {
  /** Type and name, such as `hero/photo`. */
  id: string;
}

/** The answer to a change. */
export interface ChangeResponse {
  /** The parts of the state that may have changed. */
  state: Partial<EditorState>;
  page: PageView | undefined;
  /** Identifies the answer, to be sent along with commands for the page. */
  seen?: number;
  /** The file that `content` of the view names. */
  content?: FileView;
  /** The summary of the open entry, where `state` has no `pages`. */
  entry?: PageSummary;
  /** The page in the preview. */
  preview?: RenderedPreview;
  /** Whether the site was saved; false if it has errors and `withErrors` was not set. */
  saved?: boolean;
  /** Milliseconds spent on changing the text, resolving the page and rendering it. */
  timings?: { write: number; resolve: number; render: number };
}

/** The HTML of a page. */
export interface RenderedPreview {
  route: string;
  html: string;
  /** Set where `html` is only what replaces a part of the HTML of an earlier answer. */
  replaces?: { answer: number; from: number; to: number };
}

/** Where somebody is: a page of the site, and the section that is open. */
export interface Place extends PageAddress {
  section?: number | undefined;
}

/** Somebody who has a change set open, in one tab or several. */
export interface PresentPerson {
  name: string;
  email: string;
  places: Place[];
}
