import { formatScalar } from '../../../schema/index.ts';
import { findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import { insertFlowEntry, isFlow, readFlowEntry } from './FlowCollection.ts';
import { insertLines } from './insertEntry.ts';
import { readEntryLines } from './readEntryLines.ts';
import type { TextSplice } from './TextSplice.ts';
import type { YamlEdit } from './YamlEdit.ts';
import type { YamlText } from './YamlText.ts';

/** Inserts a copy of an entry after it, without the comment above it. */
export function duplicateEntry(
  yaml: YamlText,
  edit: Extract<YamlEdit, { kind: 'duplicate' }>,
): TextSplice {
  const found = yaml.find(edit.path);
  if (!found?.parent) throw new EditError('There is nothing to duplicate');
  const { parent, index, pair } = found;
  if (pair && edit.key === undefined) throw new EditError('Enter a new name');
  if (isFlow(parent)) {
    if (pair) throw new EditError('This cannot be duplicated');
    return insertFlowEntry(yaml, parent, index, readFlowEntry(yaml, parent, index));
  }
  if (!isBlock(parent)) throw new EditError('There is nothing to duplicate');
  const entries = findEntries(yaml, parent);
  const lines = readEntryLines(yaml, edit.path, { comment: false });
  if (pair) {
    const [first = '', ...rest] = lines;
    const length = (pair.key.range?.[1] ?? 0) - (pair.key.range?.[0] ?? 0);
    return insertLines(yaml, entries, index + 1, [
      formatScalar(edit.key ?? '') + first.slice(length),
      ...rest,
    ]);
  }
  return insertLines(yaml, entries, index + 1, lines);
}
