import { isDeepStrictEqual } from 'node:util';
import { isScalar } from 'yaml';
import { formatScalar, type ScalarStyle } from '../../../schema/index.ts';
import { duplicateEntry } from './duplicateEntry.ts';
import { EditError } from './EditError.ts';
import { editValue } from './editValue.ts';
import { isFlow } from './FlowCollection.ts';
import { findEntry } from './findEntry.ts';
import { insertEntry } from './insertEntry.ts';
import { moveEntry } from './moveEntry.ts';
import { removeEntry } from './removeEntry.ts';
import { restoreStyle } from './restoreStyle.ts';
import { setValue } from './setValue.ts';
import { applySplice, type TextSplice } from './TextSplice.ts';
import type { YamlEdit } from './YamlEdit.ts';
import { YamlText } from './YamlText.ts';

/**
 * Applies an edit by replacing as little text as possible; every other byte stays. Parses the result
 * and compares it with the intended value: throws an EditError if the edit would do anything else.
 *
 * @param saved the text on disk: a text that is set keeps the style that it has there
 */
export function applyEdit(yaml: YamlText, edit: YamlEdit, saved?: string): YamlText {
  return editInEntry(yaml, edit, saved) ?? editInFile(yaml, edit, saved);
}

function editInFile(yaml: YamlText, edit: YamlEdit, saved?: string): YamlText {
  const intended = editValue(yaml.value, edit);
  // Only a move changes nothing but the order of keys.
  const isSame = edit.kind === 'move' ? isSameInOrder : isDeepStrictEqual;
  const attempt = (start: YamlText) => {
    const changed = isSame(start.value, intended)
      ? start
      : YamlText.parse(applySplice(start.text, findChange(start, edit)));
    return isSame(changed.value, intended) ? changed : undefined;
  };
  const restored =
    saved !== undefined && edit.kind === 'set' ? restoreStyle(yaml, edit, saved) : undefined;
  const changed = (restored && attempt(restored)) ?? attempt(yaml);
  if (!changed) throw new EditError('This change would affect other lines. Edit the YAML instead');
  return changed;
}

function isSameInOrder(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

/**
 * Edits one page or block as if it were a file of its own, which spares parsing the whole file.
 * Returns undefined if the entry cannot be read by itself.
 */
function editInEntry(yaml: YamlText, edit: YamlEdit, saved?: string): YamlText | undefined {
  const [section, key, ...rest] = edit.path;
  if ((section !== 'pages' && section !== 'blocks') || typeof key !== 'string') return undefined;
  if (rest.length === 0) return undefined;
  const span = findEntry(yaml.text, section, key)?.entry;
  const root = yaml.value as Record<string, Record<string, unknown>>;
  if (!span || root[section]?.[key] === undefined) return undefined;
  const opener = `${section}:${yaml.text.includes('\r\n') ? '\r\n' : '\n'}`;
  let entry: YamlText;
  try {
    entry = YamlText.parse(opener + yaml.text.slice(span.from, span.to));
  } catch {
    // The entry may contain an alias of an anchor elsewhere in the file.
    return undefined;
  }
  const content = entry.value as typeof root;
  if (!isDeepStrictEqual(content[section]?.[key], root[section][key])) return undefined;
  const savedSpan = saved === undefined ? undefined : findEntry(saved, section, key)?.entry;
  const savedEntry = savedSpan && opener + saved?.slice(savedSpan.from, savedSpan.to);
  const changed = editInFile(entry, edit, savedEntry);
  const text =
    yaml.text.slice(0, span.from) + changed.text.slice(opener.length) + yaml.text.slice(span.to);
  return new YamlText(text, {
    ...root,
    [section]: { ...root[section], [key]: (changed.value as typeof root)[section]?.[key] },
  });
}

/** Returns the replacement that makes an edit. */
export function findChange(yaml: YamlText, edit: YamlEdit): TextSplice {
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

/** Renames a key of a mapping; its value and position stay. */
function renameKey(yaml: YamlText, edit: Extract<YamlEdit, { kind: 'rename' }>): TextSplice {
  const found = yaml.find(edit.path);
  const key = found?.pair?.key;
  if (!isScalar(key) || !key.range) throw new EditError('This key no longer exists');
  const quoting = key.type as ScalarStyle;
  const flow = isFlow(found?.parent);
  return { from: key.range[0], to: key.range[1], text: formatScalar(edit.key, { quoting, flow }) };
}
