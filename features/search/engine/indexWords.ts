import { extractWords } from './extractWords.ts';

/** A part of a page as the index reads it. */
export type IndexedPart = Record<'title' | 'heading' | 'text', string>;

/** The fields of a part, in the order of the lines. */
export const partFields = ['title', 'heading', 'text'] as const;

/**
 * Creates the index of parts, which are numbered from 0: a line for each word, sorted. The line has the
 * word, then for each field the parts that have the word there, each as the distance to the part before
 * in base 36, with the number of times if that is not 1 (`a*3`).
 */
export function indexWords(parts: readonly IndexedPart[]): string[] {
  const entries = new Map<string, FieldEntry[]>();
  for (const [id, part] of parts.entries())
    for (const [field, name] of partFields.entries())
      for (const [word, times] of countWords(part[name])) {
        const fields = entries.get(word) ?? partFields.map(() => ({ last: 0, ids: '' }));
        entries.set(word, fields);
        addPart(fields[field] as FieldEntry, id, times);
      }
  return [...entries]
    .map(([word, fields]) => [word, ...fields.map(({ ids }) => ids)].join(' ').trimEnd())
    .sort();
}

/** The parts with a word in a field. */
interface FieldEntry {
  last: number;
  ids: string;
}

function addPart(entry: FieldEntry, id: number, times: number): void {
  const distance = (id - entry.last).toString(36);
  entry.ids += `${entry.ids && ','}${distance}${times === 1 ? '' : `*${times}`}`;
  entry.last = id;
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of extractWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
