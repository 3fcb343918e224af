import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { PlaygroundEdit, PlaygroundProblem } from './protocol.ts';

/** A field for YAML. */
export interface CodeField {
  getText(): string;
  /** Replaces the whole text; undoing brings the one before back. */
  setText(text: string): void;
  applyEdits(edits: readonly PlaygroundEdit[]): void;
  /** Selects a place, and brings the keyboard there. */
  reveal(place: Place): void;
  mark(problems: readonly PlaygroundProblem[]): void;
  close(): void;
}

type Place = Omit<PlaygroundEdit, 'text'>;

/**
 * Opens a field in an element. It is in a shadow root, where its styles are no inline styles, which the
 * policy of the page forbids.
 *
 * @param onChange called after each change of the text
 */
export function openCodeField(
  parent: HTMLElement,
  { text, label, onChange }: { text: string; label: string; onChange(): void },
): CodeField {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        yaml(),
        colors,
        problemMarks,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) onChange();
        }),
      ],
    }),
  });
  // Makes the scrolling part reachable by keyboard.
  view.scrollDOM.tabIndex = 0;
  const toOffset = (line: number, column: number) => findOffset(view.state, line, column);
  const setText = (insert: string) =>
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert },
      selection: { anchor: 0 },
    });
  return {
    getText: () => view.state.sliceDoc(),
    setText,
    applyEdits: (edits) =>
      view.dispatch({
        changes: edits.map(({ line, column, endLine, endColumn, text: insert }) => ({
          from: toOffset(line, column),
          to: toOffset(endLine, endColumn),
          insert,
        })),
      }),
    reveal({ line, column, endLine, endColumn }) {
      const anchor = toOffset(line, column);
      view.dispatch({
        selection: { anchor, head: Math.max(anchor, toOffset(endLine, endColumn)) },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
      });
      view.focus();
    },
    mark: (problems) =>
      view.dispatch({
        effects: setMarks.of(
          Decoration.set(
            problems.flatMap(({ line, column, endLine, endColumn, severity }) => {
              const from = toOffset(line, column);
              const to = toOffset(endLine, endColumn);
              return to > from ? markOf[severity].range(from, to) : [];
            }),
            true,
          ),
        ),
      }),
    close: () => view.destroy(),
  };
}

/** Returns the offset of a place; places behind the end of a line or of the text are there. */
function findOffset({ doc }: EditorState, line: number, column: number): number {
  if (line > doc.lines) return doc.length;
  const { from, to } = doc.line(Math.max(line, 1));
  return Math.min(from + column - 1, to);
}

const setMarks = StateEffect.define<DecorationSet>();

const problemMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects }) =>
    effects.find((effect) => effect.is(setMarks))?.value ?? marks.map(changes),
  provide: (field) => EditorView.decorations.from(field),
});

const markOf = {
  error: Decoration.mark({ class: 'problem-error' }),
  warning: Decoration.mark({ class: 'problem-warning' }),
  note: Decoration.mark({ class: 'problem-note' }),
};

/** Colours of the theme of the site, so they follow its schemes. */
const colors = [
  syntaxHighlighting(
    HighlightStyle.define([
      {
        tag: [tags.propertyName, tags.definition(tags.propertyName)],
        color: 'var(--color-accent)',
      },
      { tag: tags.comment, color: 'var(--color-muted)', fontStyle: 'italic' },
      {
        tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace],
        color: 'var(--color-muted)',
      },
    ]),
  ),
  EditorView.theme({
    '&': { height: '100%', color: 'var(--color-text)', backgroundColor: 'var(--color-surface)' },
    '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
    '.cm-scroller': { font: '0.875rem/1.6 ui-monospace, monospace' },
    '.cm-content': { caretColor: 'var(--color-text)' },
    '.cm-gutters': {
      color: 'var(--color-muted)',
      backgroundColor: 'var(--color-surface)',
      borderInlineEnd: '1px solid var(--color-border)',
    },
    '.problem-error': { textDecoration: 'underline wavy var(--color-danger)' },
    '.problem-warning': { textDecoration: 'underline wavy var(--color-accent)' },
    '.problem-note': { textDecoration: 'underline dotted var(--color-muted)' },
  }),
];
