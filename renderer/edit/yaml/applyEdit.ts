import { isDeepStrictEqual } from 'node:util';
import { duplicateEntry } from './duplicateEntry.ts';
import { EditError } from './EditError.ts';
import { findEntrySpan } from './EntrySpan.ts';
import { editValue } from './editValue.ts';
import { insertEntry } from './insertEntry.ts';
import { moveEntry } from './moveEntry.ts';
import { removeEntry } from './removeEntry.ts';
import { renameKey } from './renameKey.ts';
import { setValue } from './setValue.ts';
import { applyTextChange, type TextChange } from './TextChange.ts';
import type { YamlEdit } from './YamlEdit.ts';
import { YamlText } from './YamlText.ts';

/**
 * Makes one edit by replacing the least text that will do: every other byte stays. The outcome is
 * read again and compared with what was wanted; an edit that would do anything else throws an
 * EditError and changes nothing.
 */
export function applyEdit(yaml: YamlText, edit: YamlEdit): YamlText {
  return editInEntry(yaml, edit) ?? editInFile(yaml, edit);
}

function editInFile(yaml: YamlText, edit: YamlEdit): YamlText {
  const wanted = editValue(yaml.value, edit);
  const changed = new YamlText(applyTextChange(yaml.text, spliceOf(yaml, edit)));
  if (!isDeepStrictEqual(changed.value, wanted))
    throw new EditError('This change would affect other lines. Edit the YAML instead');
  return changed;
}

/** Edits one page or block as if it were a file of its own: its size counts, not the file's. */
function editInEntry(yaml: YamlText, edit: YamlEdit): YamlText | undefined {
  const [section, key, ...rest] = edit.path;
  if ((section !== 'pages' && section !== 'blocks') || typeof key !== 'string') return undefined;
  if (rest.length === 0) return undefined;
  const stretch = findEntrySpan(yaml.text, section, key);
  const root = yaml.value as Record<string, Record<string, unknown>>;
  if (!stretch || root[section]?.[key] === undefined) return undefined;
  const head = `${section}:${yaml.text.includes('\r\n') ? '\r\n' : '\n'}`;
  let entry: YamlText;
  try {
    entry = new YamlText(head + yaml.text.slice(stretch.from, stretch.to));
  } catch {
    // An alias of something elsewhere in the file, for example.
    return undefined;
  }
  const part = entry.value as typeof root;
  if (!isDeepStrictEqual(part[section]?.[key], root[section][key])) return undefined;
  const changed = editInFile(entry, edit);
  const text =
    yaml.text.slice(0, stretch.from) +
    changed.text.slice(head.length) +
    yaml.text.slice(stretch.to);
  return new YamlText(text, {
    ...root,
    [section]: { ...root[section], [key]: (changed.value as typeof root)[section]?.[key] },
  });
}

function spliceOf(yaml: YamlText, edit: YamlEdit): TextChange {
  switch (edit.kind) {
    case 'set':
      return setValue(yaml, edit);
    case 'remove':
      return removeEntry(yaml, edit.path);
    case 'insert':
    case 'paste':
      return insertEntry(yaml, edit);
    case 'move':
      return moveEntry(yaml, edit);
    case 'duplicate':
      return duplicateEntry(yaml, edit);
    case 'rename':
      return renameKey(yaml, edit);
  }
}
