import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours for YAML. They use the editor's custom properties, so they follow light and dark mode. */
export const codeStyle = [
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: 'var(--code-key)' },
      { tag: [tags.string, tags.content], color: 'var(--ink)' },
      { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
      { tag: [tags.number, tags.bool, tags.keyword, tags.labelName], color: 'var(--code-other)' },
      {
        tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace],
        color: 'var(--soft)',
      },
    ]),
  ),
  EditorView.theme({
    '&': { color: 'var(--ink)', backgroundColor: 'var(--paper)' },
    '.cm-gutters': {
      color: 'var(--soft)',
      backgroundColor: 'var(--paper)',
      borderInlineEnd: '1px solid var(--rule)',
    },
    '.cm-content': { caretColor: 'var(--ink)' },
    '.cm-cursor': { borderInlineStartColor: 'var(--ink)' },
    '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
      backgroundColor: 'var(--tint) !important',
    },
    '.cm-changedLine, &.cm-merge-b .cm-changedLine, .cm-insertedLine': {
      backgroundColor: 'var(--added) !important',
    },
    '&.cm-merge-a .cm-changedLine, .cm-deletedChunk, .cm-deletedLine': {
      backgroundColor: 'var(--removed) !important',
    },
    '.cm-changedText, .cm-deletedText': {
      background: 'none !important',
      textDecoration: 'underline 2px',
    },
    '.cm-changedLineGutter': { background: 'var(--added-mark)' },
    '.cm-deletedLineGutter': { background: 'var(--wrong)' },
    '.cm-collapsedLines': {
      color: 'var(--soft)',
      background: 'var(--panel)',
      paddingBlock: '0.25rem',
    },
    '.cm-tooltip': {
      color: 'var(--ink)',
      backgroundColor: 'var(--panel)',
      border: '1px solid var(--rule)',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      color: 'var(--on-accent)',
      background: 'var(--accent)',
    },
  }),
];
