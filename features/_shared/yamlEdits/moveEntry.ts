import { findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import { isFlow, moveFlowEntry } from './FlowCollection.ts';
import type { TextSplice } from './TextSplice.ts';
import type { YamlEdit } from './YamlEdit.ts';
import type { YamlText } from './YamlText.ts';

/**
 * Moves an entry with its comment. Empty lines and separate comments between the entries stay where
 * they are, so that the layout of the file does not change.
 */
export function moveEntry(yaml: YamlText, edit: Extract<YamlEdit, { kind: 'move' }>): TextSplice {
  const { from, to } = edit;
  const found = yaml.find(edit.path);
  if (isFlow(found?.node)) return moveFlowEntry(yaml, found.node, from, to);
  if (!isBlock(found?.node)) throw new EditError('There is nothing to move');
  const entries = findEntries(yaml, found.node);
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const affected = entries.slice(first, last + 1);
  if (from === to || affected.length < 2) throw new EditError('There is nothing to move');
  if (affected[0]?.sharesDashLine) throw new EditError('The first key of an item cannot be moved');
  const start = yaml.lineStart(affected[0]?.commentLine ?? 0);
  const end = yaml.lineStart(affected.at(-1)?.endLine ?? 0);
  const pieces = affected.map(({ commentLine: lead, endLine: end }) =>
    terminate(yaml.text.slice(yaml.lineStart(lead), yaml.lineStart(end))),
  );
  const gaps = affected.map(({ endLine: end }, index) => {
    const next = affected[index + 1];
    return next ? yaml.text.slice(yaml.lineStart(end), yaml.lineStart(next.commentLine)) : '';
  });
  const [piece = ''] = pieces.splice(from - first, 1);
  pieces.splice(to - first, 0, piece);
  const text = pieces.map((entry, index) => entry + gaps[index]).join('');
  const isUnterminated = !yaml.text.slice(start, end).endsWith('\n');
  return { from: start, to: end, text: isUnterminated ? text.slice(0, -1) : text };
}

function terminate(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
