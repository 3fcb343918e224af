import { proxy } from 'valtio';
import { isMarkdownPath } from '../../../base/files/rowPath.ts';
import type { EditorSetup } from '../../protocol/EditorSetup.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { FileView } from '../../protocol/FileView.ts';
import type { PageView } from '../../protocol/PageView.ts';
import type { PublicationProgress } from '../../protocol/PublicationProgress.ts';
import type { OpenText } from './OpenText.ts';

/** The content whose form the inspector shows. */
export type Selection =
  | { kind: 'section'; index: number }
  | { kind: 'page' }
  /** A part of the settings of the site. */
  | { kind: 'site'; panel?: string }
  | { kind: 'block'; name: string }
  | { kind: 'collection'; name: string }
  | { kind: 'row'; file: string; key: string }
  /** A form of the site, or its words. */
  | { kind: 'file'; file: string };

/** A dialog of the whole editor. */
export type OpenDialog =
  | 'errors'
  | 'changes'
  | 'history'
  | 'add-page'
  | 'add-section'
  | 'add-language'
  | 'palette'
  | 'shortcuts';

/** A text that the server refused: what was typed, into which field, and why. */
export interface RefusedText {
  label: string;
  text: string;
  reason: string;
  /** The key of its requests, of which only the last one counts. */
  key: string;
}

/** A place in the text of a file. Lines and columns begin at 1. */
export interface YamlPlace {
  file: string;
  line: number;
  column: number;
}

/** The state behind every part of the editor. Only the functions of this folder change it. */
export const editorStore = proxy({
  setup: undefined as EditorSetup | undefined,
  state: undefined as EditorState | undefined,
  page: undefined as PageView | undefined,
  /** Route of the generated page on the canvas. */
  route: undefined as string | undefined,
  selection: { kind: 'page' } as Selection,
  /** Counts the forms that were opened: a form stays while its section moves. */
  form: 0,
  /** Counts the pages that were opened: a form stays while its page gets another address. */
  opened: 0,
  /** Counts what the author has selected and opened: a late answer must not replace what is newer. */
  choices: 0,
  /** The text of the page that the author types into. */
  text: undefined as OpenText | undefined,
  /** The dialog that is open, if the whole editor has only one of it. */
  dialog: undefined as OpenDialog | undefined,
  /** The language that was added last, whose translations are shown first. */
  language: '',
  /** Whether the list of problems is open. */
  showsProblems: false,
  /** Whether the YAML pane is open. */
  showsYaml: false,
  /** The place of a file to which the YAML pane leads; a new object each time. */
  yamlPlace: undefined as YamlPlace | undefined,
  /** An explanation of a text on the page, by its path in a resolved section. */
  note: undefined as { section: number; path: (string | number)[]; text: string } | undefined,
  /** The file whose form is open. */
  content: undefined as FileView | undefined,
  /** How far the saved content is published; undefined until the server has said so. */
  publication: undefined as PublicationProgress | undefined,
  message: '',
  /** What was typed and could not be applied, until the author has seen it. */
  refused: [] as RefusedText[],
  /** Whether something was typed or pressed that the server has not answered. */
  isPending: false,
  /** Whether the editor's server answers. */
  isConnected: true,
  /** Counts responses, so that the YAML pane knows when to reload its file. */
  version: 0,
});

/** Shows the form of the selected content. */
export function select(selection: Selection): void {
  if (JSON.stringify(selection) !== JSON.stringify(editorStore.selection)) editorStore.form++;
  editorStore.choices++;
  editorStore.selection = selection;
  editorStore.note = undefined;
}

/** Opens a dialog of the whole editor. */
export function openDialog(dialog: OpenDialog): void {
  editorStore.dialog = dialog;
}

/** Opens the YAML pane at a place. */
export function showInYaml({ file, line, column }: YamlPlace): void {
  editorStore.yamlPlace = { file, line, column };
  editorStore.showsYaml = true;
}

/** Returns the file whose whole content the form of a selection shows. */
export function getContentFile(selection: Selection): string | undefined {
  if (selection.kind === 'file') return selection.file;
  return selection.kind === 'row' && isMarkdownPath(selection.file) ? selection.file : undefined;
}

/** Shows a message in the status line, which screen readers announce. */
export function showMessage(message: string): void {
  editorStore.message = message;
}

/** Runs work without waiting for it; a failure appears in the status line. */
export function runInBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) =>
    showMessage(error instanceof Error ? error.message : String(error)),
  );
}
