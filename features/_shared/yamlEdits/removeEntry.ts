import { isMap } from 'yaml';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import { isFlow, removeFlowEntry } from './FlowCollection.ts';
import type { TextSplice } from './TextSplice.ts';
import type { YamlText } from './YamlText.ts';

/** Removes a key or an item with its comment, and the empty lines that separated it. */
export function removeEntry(yaml: YamlText, path: YamlPath): TextSplice {
  const found = yaml.find(path);
  const parent = found?.parent;
  if (!found || !parent) throw new EditError('There is nothing to remove');
  if (isFlow(parent)) return removeFlowEntry(yaml, parent, found.index);
  if (!isBlock(parent)) throw new EditError('There is nothing to remove');
  const entries = findEntries(yaml, parent);
  const entry = entries[found.index];
  const next = entries[found.index + 1];
  if (!entry) throw new EditError('There is nothing to remove');
  if (entries.length === 1) return emptyCollection(yaml, path, isMap(parent) ? '{}' : '[]');
  if (entry.sharesDashLine && next) {
    // The next key moves up behind the dash, with a comment between them.
    const comments = yaml.text.slice(yaml.lineStart(entry.endLine), next.start).trimStart();
    return {
      from: entry.start,
      to: next.start,
      text: comments && `${comments.trimEnd()}\n${' '.repeat(entry.column)}`,
    };
  }
  let { commentLine: lead, endLine: end } = entry;
  if (found.index > 0) while (lead > 0 && yaml.lineText(lead - 1).trim() === '') lead--;
  else while (next && end < next.commentLine && yaml.lineText(end).trim() === '') end++;
  const from = yaml.lineStart(lead);
  const to = yaml.lineStart(end);
  // A file without a line break at its end must not get one.
  const isUnterminated = to === yaml.text.length && !yaml.text.endsWith('\n');
  return { from: isUnterminated ? from - 1 : from, to, text: '' };
}

function emptyCollection(yaml: YamlText, path: YamlPath, empty: string): TextSplice {
  const holder = yaml.find(path.slice(0, -1));
  const above = path.length > 1 ? yaml.find(path.slice(0, -2)) : undefined;
  if (!holder?.pair || !holder.node || !isBlock(holder.node) || !isBlock(above?.node))
    throw new EditError('The last entry cannot be removed. Remove the whole list instead');
  const [entry] = findEntries(yaml, holder.node);
  const colon = yaml.text.indexOf(':', holder.pair.key.range?.[1] ?? 0) + 1;
  if (!entry || colon === 0) throw new EditError('The last entry cannot be removed');
  const head = yaml.text.slice(colon, yaml.lineStart(entry.commentLine)).replace(/\r?\n$/, '');
  const to = yaml.lineStart(entry.endLine);
  const ending = yaml.text[to - 1] === '\n' ? '\n' : '';
  return { from: colon, to, text: ` ${empty}${head}${ending}` };
}
