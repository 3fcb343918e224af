import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import type { EditorCommand } from './yaml/EditorCommand.ts';

/** What server and browser side of the editor tell each other. */
export interface EditorState {
  pages: PageSummary[];
  blocks: BlockSummary[];
  /** `site:` as written. */
  site: Record<string, unknown>;
  /** data/<name>.yaml: rows as written. */
  collections: { name: string; file: string; rows: Record<string, Record<string, unknown>> }[];
  /** Routes that links may lead to. */
  routes: string[];
  diagnostics: Diagnostic[];
  files: string[];
  unsaved: string[];
  conflicts: { file: string; mine: string; theirs: string }[];
  steps: { undo: string | undefined; redo: string | undefined };
  /** What endangers unsaved changes, for the top bar. */
  warnings: string[];
  /** Whether there is a git repository to compare with and commit to. */
  git: boolean;
}

/** One entry of `pages:`. */
export interface PageSummary {
  file: string;
  key: string;
  title: string;
  draft: boolean;
  each: boolean;
  /** Rows (`cities.atlanta`) and whole collections (`cities`) that its values come from. */
  reads: readonly string[];
  sections: number;
  problems: number;
}

/** One entry of `blocks:`. */
export interface BlockSummary {
  name: string;
  file: string;
  value: Record<string, unknown>;
  /** On how many pages it is used. */
  uses: number;
}

/** One section of a page: as written, and with blocks, rows and values put in. */
export interface SectionView {
  raw: Record<string, unknown>;
  resolved: Record<string, unknown> | undefined;
}

/** The page that is being edited. */
export interface PageView {
  file: string;
  key: string;
  value: Record<string, unknown>;
  sections: SectionView[];
  /** The routes it makes: several with `each:`. */
  routes: string[];
  resolved?: { title: string; description: string; image: string | undefined };
  site?: { name: string; url: string; image: string | undefined };
}

/** A JSON Schema as far as forms need it. */
export interface FieldSchema {
  type?: string;
  format?: string;
  description?: string;
  const?: unknown;
  enum?: (string | number)[];
  anyOf?: FieldSchema[];
  properties?: Record<string, FieldSchema>;
  required?: string[];
  patternProperties?: Record<string, FieldSchema>;
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** What does not change while the editor is open. */
export interface EditorSetup {
  sections: Record<string, { schema: FieldSchema; example: Record<string, unknown> }>;
  page: FieldSchema;
  site: FieldSchema;
  /** Row schema of each collection. */
  rows: Record<string, FieldSchema>;
  icons: string[];
  images: string[];
  forms: string[];
  /** Keys that every section may carry, whatever its type. */
  common: string[];
  /** Every key that may stand in a section, for completion in the YAML pane. */
  keys: string[];
}

/** A change, and which page the answer should show. */
export interface ChangeRequest {
  view?: View;
  /** Who asks: everybody else is told that something changed. */
  client?: string;
  commands?: EditorCommand[];
  label?: string;
  /** Changes of the same key in close succession are one step of undo. */
  key?: string;
  text?: { file: string; content: string };
  history?: 'undo' | 'redo';
  resolve?: { file: string; text: string };
  save?: { withErrors: boolean };
}

/** The entry that is being edited, and which of its pages is in the preview. */
export interface View {
  file: string;
  key: string;
  route?: string;
}

/** What every change is answered with. */
export interface ChangeAnswer {
  /** The parts that may have changed. */
  state: Partial<EditorState>;
  page: PageView | undefined;
  /** How the tree shows the page; only where `state` has no tree. */
  entry?: PageSummary;
  /** The page in the preview, as it is now. */
  preview?: RenderedPreview;
  /** Whether what was to be saved was: mistakes are only saved by who wants to. */
  saved?: boolean;
  /** Milliseconds for the text, for the page's content, and for its HTML. */
  timings?: { write: number; resolve: number; render: number };
}

/** A page as HTML. */
export interface RenderedPreview {
  route: string;
  html: string;
}
