import type { StyleFile } from '../../schema/vocabulary.ts';
import type { ValueConflict } from '../merge/settleValues.ts';
import type { PageSummary } from './PageSummary.ts';
import type { PlacedDiagnostic } from './PlacedDiagnostic.ts';

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

/** One entry of `blocks:`. */
export interface BlockSummary {
  name: string;
  file: string;
  value: Record<string, unknown>;
  /** The number of sections that use it. */
  uses: number;
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
