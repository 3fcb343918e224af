import type { compareBuilds, createPageWeigher } from '../../../pipeline/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import type { PageChanges } from './PageChanges.ts';

type Changes = ReturnType<typeof compareBuilds>;

/** A part of the sources that changed. */
type Cause = Changes['causes'][number];

/** A file of the output that differs. */
type FileChange = Changes['files'][number];

/** The bytes of a page that a browser loads. */
type PageWeight = ReturnType<ReturnType<typeof createPageWeigher>>;

/** The differences between two builds of a site, as `diff` reports them. Plain JSON. */
export interface ChangeReport {
  /** The base of the comparison: the name of a commit, or a folder. */
  base: string;
  /** What the pages are, and what is said of the others, where the base is no build. */
  labels?: { pages: string; rest: string };
  causes: Cause[];
  /** The pages that differ: first those with an edit of their own, then by route. */
  pages: PageReport[];
  /** Other files of the output that differ. */
  files: FileChange[];
  /** How many pages and other files are byte for byte the same. */
  unchanged: { pages: number; files: number };
  /** Diagnostics of one build alone. */
  diagnostics: { added: Diagnostic[]; removed: Diagnostic[] };
  /** What `--only` and `--allow` leave out and changed; missing without these options. */
  outOfScope?: OutOfScope[];
}

/** A page that differs. */
export interface PageReport {
  route: string;
  /** Path of its file below the output folder. */
  path: string;
  change: FileChange['change'];
  /** Where its route leads now, if the page was removed and a redirect took its place. */
  redirect?: string;
  /** Whether its own entry in `pages:` was edited; otherwise the change came through its causes. */
  isOwn: boolean;
  /** Indexes in `causes`. */
  causes: number[];
  /** Size of the HTML in bytes. */
  bytes: { old?: number; new?: number };
  /** The bytes that a browser loads, by section as well; missing where `changes` is. */
  weight?: { old?: PageWeight; new?: PageWeight };
  /** Missing for most pages of a change that reached many. */
  changes?: PageChanges;
}

/** A page or another file of the output that an edit was not allowed to change. */
export interface OutOfScope {
  /** The route of a page; of another file, its address. */
  route: string;
  /** Source file of the first cause, if it is known. */
  file?: string;
  line?: number;
  message: string;
}
