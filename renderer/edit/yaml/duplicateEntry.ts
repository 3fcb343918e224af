import { isCollection } from 'yaml';
import { EditError } from './EditError.ts';
import { entriesOf, isBlock } from './entries.ts';
import { entryLines } from './entryLines.ts';
import { type Flow, flowInsert, flowText } from './flowEntries.ts';
import { between } from './insertEntry.ts';
import { scalarText } from './scalarText.ts';
import type { TextChange } from './TextChange.ts';
import type { YamlEdit } from './YamlEdit.ts';
import type { YamlText } from './YamlText.ts';

/** Writes an entry once more below itself; the comment above it is not repeated. */
export function duplicateEntry(
  yaml: YamlText,
  edit: Extract<YamlEdit, { kind: 'duplicate' }>,
): TextChange {
  const found = yaml.find(edit.path);
  if (!found?.parent) throw new EditError('There is nothing to duplicate');
  const { parent, index, pair } = found;
  if (pair && edit.key === undefined) throw new EditError('Enter a new name');
  if (isCollection(parent) && parent.flow) {
    if (pair) throw new EditError('This cannot be duplicated');
    return flowInsert(yaml, parent as Flow, index, flowText(yaml, parent as Flow, index));
  }
  if (!isBlock(parent)) throw new EditError('There is nothing to duplicate');
  const entries = entriesOf(yaml, parent);
  const lines = entryLines(yaml, edit.path, { comment: false });
  if (pair) {
    const [first = '', ...rest] = lines;
    const length = (pair.key.range?.[1] ?? 0) - (pair.key.range?.[0] ?? 0);
    return between(yaml, entries, index + 1, [
      scalarText(edit.key ?? '') + first.slice(length),
      ...rest,
    ]);
  }
  return between(yaml, entries, index + 1, lines);
}
