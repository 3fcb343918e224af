import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../../base/lists/groupBy.ts';
import {
  applyEdit,
  applySplice,
  editValue,
  emitPair,
  findChange,
  type YamlEdit,
  YamlText,
} from '../yamlEdits/index.ts';
import { listTranslationEdits, sortLike, toContent, toPath } from './listTranslationEdits.ts';
import { insertEntryText, splitEntries } from './splitEntries.ts';
import type { FileLayout, TranslationChange } from './TranslationChange.ts';

/**
 * Writes translations into the text of a file of `locales/` and leaves all other lines as they are. New
 * entries go behind the one that precedes them on their page.
 */
export function setTranslations(
  text: string,
  changes: readonly TranslationChange[],
  layout: FileLayout,
): string {
  const parts = splitEntries(text);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  for (const [key, group] of groupBy(changes, ({ page }) => toPath(page)[0])) {
    const part = parts.find((one) => one.key === key);
    if (part) part.text = editEntry(part.text, group, layout);
    else {
      const added = group.filter(({ translation }) => translation !== undefined);
      const entry = added.length > 0 && { key, text: formatEntry(key, added, layout, newline) };
      if (entry) insertEntryText(parts, entry, layout.pages, newline);
    }
  }
  return parts.map((part) => part.text).join('');
}

function formatEntry(
  key: string,
  changes: readonly TranslationChange[],
  layout: FileLayout,
  newline: string,
): string {
  const lists = [...groupBy(changes, ({ page }) => page)].map(([page, texts]) => [
    toPath(page)[1],
    sortLike(texts, layout.listOriginals(page)).map((text) => toContent(text, layout)),
  ]);
  return [...emitPair(key, Object.fromEntries(lists)), ''].join(newline);
}

/** Writes the changes of one entry of the root. Returns an empty text if nothing is left of it. */
function editEntry(
  text: string,
  changes: readonly TranslationChange[],
  layout: FileLayout,
): string {
  let yaml = YamlText.parse(text);
  for (const [page, texts] of groupBy(changes, (change) => change.page)) {
    const edits = listTranslationEdits(yaml, page, texts, layout);
    if (edits[0]?.path.length === 1) return '';
    yaml = applyEdits(yaml, edits);
  }
  return yaml.text;
}

/** Applies edits with one parse; one after the other if that does not give the intended values. */
function applyEdits(yaml: YamlText, edits: readonly YamlEdit[]): YamlText {
  const changes = edits.map((edit) => findChange(yaml, edit));
  const text = changes
    // Of two insertions at one place, the later one was listed first.
    .toSorted((a, b) => b.from - a.from)
    .reduce((before, change) => applySplice(before, change), yaml.text);
  const intended = edits.reduce(editValue, yaml.value);
  try {
    const changed = YamlText.parse(text);
    if (isDeepStrictEqual(changed.value, intended)) return changed;
  } catch {
    // Overlapping edits can spoil the syntax.
  }
  return edits.reduce((before, edit) => applyEdit(before, edit), yaml);
}
