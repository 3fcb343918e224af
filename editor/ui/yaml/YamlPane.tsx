import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching } from '@codemirror/language';
import { getOriginalDoc, unifiedMergeView, updateOriginalDoc } from '@codemirror/merge';
import { Annotation, ChangeSet, EditorState, Text } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { diffTexts, YamlText } from '../../../features/_shared/yamlEdits/index.ts';
import { cleanPasted } from '../../text/paste/cleanPasted.ts';
import { api } from '../state/api.ts';
import { listForms } from '../state/collections.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { hasPendingInput, scheduleTextUpdate } from '../state/requestQueue.ts';
import { codeStyle } from './codeStyle.ts';

/** An editor for the YAML of a file, with the unsaved lines marked. */
export function YamlPane() {
  const { page, state, version, selection, yamlPlace } = useSnapshot(editorStore);
  const [file, setFile] = useState(yamlPlace?.file ?? page?.file ?? 'pages.yaml');
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const shownFile = useRef('');
  const pageFile = page?.file;
  useEffect(() => {
    if (pageFile && !editorStore.yamlPlace) setFile(pageFile);
  }, [pageFile]);
  const revealed = useRef<object>(undefined);
  const revealPlace = useRef((): boolean => false);
  revealPlace.current = () => {
    if (!yamlPlace || yamlPlace === revealed.current) return false;
    if (!view.current || shownFile.current !== yamlPlace.file) return false;
    revealed.current = yamlPlace;
    revealLine(view.current, yamlPlace);
    return true;
  };
  useEffect(() => {
    if (yamlPlace) setFile(yamlPlace.file);
    revealPlace.current();
  }, [yamlPlace]);
  useEffect(() => {
    let isCurrent = true;
    const update = api.text(file).then(({ text, saved }) => {
      if (!isCurrent || !container.current || editorStore.version !== version) return;
      if (shownFile.current === file && view.current?.state.lineBreak === detectLineBreak(text)) {
        updateSavedText(view.current, saved);
        // Text that is being typed is newer than the server's.
        if (!hasPendingInput()) replaceText(view.current, text);
        return;
      }
      view.current?.destroy();
      view.current = openView(container.current, { file, text, saved });
      shownFile.current = file;
      if (!revealPlace.current()) revealSelection.current();
    });
    runInBackground(update);
    return () => {
      isCurrent = false;
    };
  }, [file, version]);
  useEffect(() => () => view.current?.destroy(), []);
  const selectionKey =
    page && selection.kind === 'section' && file === page.file
      ? `${page.key}\n${selection.index}`
      : '';
  const revealSelection = useRef(() => {});
  revealSelection.current = () => {
    const [key = '', index] = selectionKey.split('\n');
    if (selectionKey && view.current && !view.current.hasFocus)
      reveal(view.current, ['pages', key, 'sections', Number(index)]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another selection
  useEffect(() => revealSelection.current(), [selectionKey]);
  return (
    <section className="yaml" aria-label="YAML">
      <label>
        File{' '}
        <select value={file} onChange={(event) => setFile(event.target.value)}>
          {state?.files.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <div ref={container} className="code" />
    </section>
  );
}

function openView(
  parent: HTMLElement,
  { file, text, saved }: { file: string; text: string; saved: string },
): EditorView {
  const lineBreak = detectLineBreak(text);
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.lineSeparator.of(lineBreak),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        codeStyle,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        yaml(),
        autocompletion({ override: [complete] }),
        unifiedMergeView({
          original: Text.of(saved.split(lineBreak)),
          mergeControls: false,
          gutter: true,
        }),
        EditorView.lineWrapping,
        EditorView.clipboardInputFilter.of(cleanPasted),
        EditorView.contentAttributes.of({ 'aria-label': `YAML of ${file}` }),
        EditorView.updateListener.of(({ docChanged, transactions, view }) => {
          if (docChanged && !transactions.some((transaction) => transaction.annotation(fromServer)))
            scheduleTextUpdate(file, () => view.state.sliceDoc());
        }),
      ],
    }),
  });
  // Makes the scrolling part reachable by keyboard.
  view.scrollDOM.tabIndex = 0;
  return view;
}

/** Returns the line ending of a text, so that an edit changes the edited lines only. */
function detectLineBreak(text: string): string {
  return /(?<!\r)\n/.test(text) ? '\n' : '\r\n';
}

/** Marks the lines that differ from the text on disk. */
function updateSavedText(view: EditorView, saved: string): void {
  const before = getOriginalDoc(view.state);
  const doc = view.state.toText(saved);
  if (before.eq(doc)) return;
  const changes = ChangeSet.of(computeTextChange(before, doc), before.length);
  view.dispatch({ effects: updateOriginalDoc.of({ doc, changes }) });
}

function replaceText(view: EditorView, text: string): void {
  const { doc } = view.state;
  const next = view.state.toText(text);
  if (doc.eq(next)) return;
  view.dispatch({ changes: computeTextChange(doc, next), annotations: fromServer.of(true) });
}

const fromServer = Annotation.define<boolean>();

/** Puts the cursor at a place, and shows it. */
function revealLine(view: EditorView, { line, column }: { line: number; column: number }): void {
  const { doc } = view.state;
  const { from, to } = doc.line(Math.min(line, doc.lines));
  const anchor = Math.min(from + column - 1, to);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}

function reveal(view: EditorView, path: (string | number)[]): void {
  try {
    const offset = new YamlText(view.state.doc.toString()).find(path)?.node?.range?.[0];
    if (offset !== undefined)
      view.dispatch({
        selection: { anchor: offset },
        effects: EditorView.scrollIntoView(offset, { y: 'start' }),
      });
  } catch {
    // Half-typed YAML may not parse; the selection is then not revealed.
  }
}

/** Completes values of keys such as `type:`, `use:` and `to:`, and keys at the start of a line. */
function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const value = /^\s*(?:- )?(type|use|to|form|icon): ?(\S*)$/.exec(before);
  const options = (labels: readonly string[] = []) => labels.map((label) => ({ label }));
  if (value) {
    const candidates = {
      type: Object.keys(editorStore.setup?.sections ?? {}),
      use: editorStore.state?.blocks.map(({ name }) => name),
      to: editorStore.state?.routes,
      form: listForms(editorStore.state?.files ?? []),
      icon: editorStore.setup?.icons,
    }[value[1] ?? ''];
    return { from: pos - (value[2]?.length ?? 0), options: options(candidates) };
  }
  const key = /^\s*(?:- )?([a-zA-Z]*)$/.exec(before);
  if (!key || (!key[1] && !explicit)) return null;
  return {
    from: pos - (key[1]?.length ?? 0),
    options: options(editorStore.setup?.keys).map(({ label }) => ({ label, apply: `${label}: ` })),
  };
}

/** Returns the smallest change from one text to another: what lies between their common ends. */
function computeTextChange(before: Text, after: Text): { from: number; to: number; insert: Text } {
  const patch = diffTexts(before.toString(), after.toString());
  return {
    from: patch.at,
    to: patch.at + patch.before.length,
    insert: after.slice(patch.at, patch.at + patch.after.length),
  };
}
