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
import { YamlText } from '../yaml/YamlText.ts';
import { api } from './api.ts';
import { computeTextChange } from './changeTo.ts';
import { codeStyle } from './codeStyle.ts';
import { runInBackground, hasPendingInput, editorStore, scheduleTextUpdate } from './EditorStore.ts';

/** The YAML as it will be saved, changed lines marked; it can be written here as well. */
export function YamlPane() {
  const { page, state, version, selection } = useSnapshot(editorStore);
  const [file, setFile] = useState(page?.file ?? 'pages.yaml');
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const shown = useRef('');
  const own = page?.file;
  useEffect(() => {
    if (own) setFile(own);
  }, [own]);
  useEffect(() => {
    let current = true;
    const show = api.text(file).then(({ text, saved }) => {
      if (!current || !host.current || editorStore.version !== version) return;
      if (shown.current === file && view.current?.state.lineBreak === lineBreakOf(text)) {
        compareWith(view.current, saved);
        // What is being typed is newer than what the server knows.
        if (!hasPendingInput()) replaceText(view.current, text);
        return;
      }
      view.current?.destroy();
      view.current = openView(host.current, { file, text, saved });
      shown.current = file;
      revealPlace.current();
    });
    runInBackground(show);
    return () => {
      current = false;
    };
  }, [file, version]);
  useEffect(() => () => view.current?.destroy(), []);
  const place =
    page && selection.kind === 'section' && file === page.file
      ? `${page.key}\n${selection.index}`
      : '';
  const revealPlace = useRef(() => {});
  revealPlace.current = () => {
    const [key = '', index] = place.split('\n');
    if (place && view.current && !view.current.hasFocus)
      reveal(view.current, ['pages', key, 'sections', Number(index)]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is to be shown
  useEffect(() => revealPlace.current(), [place]);
  return (
    <section className="yaml" aria-label="YAML">
      <label>
        File{' '}
        <select value={file} onChange={(event) => setFile(event.target.value)}>
          {state?.files.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <div ref={host} className="code" />
    </section>
  );
}

function openView(
  parent: HTMLElement,
  { file, text, saved }: { file: string; text: string; saved: string },
): EditorView {
  const lineBreak = lineBreakOf(text);
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
        EditorView.contentAttributes.of({ 'aria-label': `YAML of ${file}` }),
        EditorView.updateListener.of(({ docChanged, transactions, view }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromServer)))
            scheduleTextUpdate(file, () => view.state.sliceDoc());
        }),
      ],
    }),
  });
  // The scrolling part can be reached by keyboard, too.
  view.scrollDOM.tabIndex = 0;
  return view;
}

/** How lines end: what is written back must differ in the typed lines only. */
function lineBreakOf(text: string): string {
  return /(?<!\r)\n/.test(text) ? '\n' : '\r\n';
}

/** Marks as changed what differs from the text on disk. */
function compareWith(view: EditorView, saved: string): void {
  const before = getOriginalDoc(view.state);
  const doc = view.state.toText(saved);
  if (before.eq(doc)) return;
  const changes = ChangeSet.of(computeTextChange(before, doc), before.length);
  view.dispatch({ effects: updateOriginalDoc.of({ doc, changes }) });
}

function replaceText(view: EditorView, text: string): void {
  const { doc } = view.state;
  const now = view.state.toText(text);
  if (doc.eq(now)) return;
  view.dispatch({ changes: computeTextChange(doc, now), annotations: fromServer.of(true) });
}

const fromServer = Annotation.define<boolean>();

function reveal(view: EditorView, path: (string | number)[]): void {
  try {
    const at = new YamlText(view.state.doc.toString()).find(path)?.node?.range?.[0];
    if (at !== undefined)
      view.dispatch({
        selection: { anchor: at },
        effects: EditorView.scrollIntoView(at, { y: 'start' }),
      });
  } catch {
    // Text that cannot be read yet has no places to go to.
  }
}

/** Types after `type:`, blocks after `use:`, routes after `to:`, and keys at the start of a line. */
function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const value = /^\s*(?:- )?(type|use|to|form|icon): ?(\S*)$/.exec(before);
  const options = (words: readonly string[] = []) => words.map((label) => ({ label }));
  if (value) {
    const words = {
      type: Object.keys(editorStore.setup?.sections ?? {}),
      use: editorStore.state?.blocks.map(({ name }) => name),
      to: editorStore.state?.routes,
      form: editorStore.setup?.forms,
      icon: editorStore.setup?.icons,
    }[value[1] ?? ''];
    return { from: pos - (value[2]?.length ?? 0), options: options(words) };
  }
  const key = /^\s*(?:- )?([a-zA-Z]*)$/.exec(before);
  if (!key || (!key[1] && !explicit)) return null;
  return {
    from: pos - (key[1]?.length ?? 0),
    options: options(editorStore.setup?.keys).map((one) => ({ ...one, apply: `${one.label}: ` })),
  };
}
