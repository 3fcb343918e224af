import MiniSearch, { type AsPlainObject } from 'minisearch';
import { extractWords } from './extractWords.ts';
import { type IndexedPart, partFields } from './indexWords.ts';

/** Finds parts by their words. */
export type WordIndex = MiniSearch<IndexedPart & { id: number }>;

/**
 * Opens lines of `indexWords()`, all or some. All fields count as equally long: the lengths would
 * need a fifth of the bytes of an index, and questions find their pages without them.
 *
 * @param partCount the number of parts in the whole index
 */
export function openWords(words: string, partCount: number): WordIndex {
  const ids = new Set<string>();
  const index = words.split('\n').map((line): AsPlainObject['index'][number] => {
    const [word = '', ...fields] = line.split(' ');
    const entries = fields.flatMap((parts, field) =>
      parts ? [[String(field), readParts(parts, ids)] as const] : [],
    );
    return [word, Object.fromEntries(entries)];
  });
  const lengths = partFields.map(() => 1);
  return MiniSearch.loadJS(
    {
      documentCount: partCount,
      nextId: partCount,
      documentIds: Object.fromEntries([...ids].map((id) => [id, Number(id)])),
      fieldIds: Object.fromEntries(partFields.map((field, id) => [field, id])),
      fieldLength: Object.fromEntries([...ids].map((id) => [id, lengths])),
      averageFieldLength: lengths,
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    } as AsPlainObject,
    { fields: [...partFields], tokenize: extractWords, processTerm: (term) => term },
  );
}

/** Returns the parts of a field, with the number of times that they have the word, and adds them to `ids`. */
function readParts(parts: string, ids: Set<string>): Record<string, number> {
  let part = 0;
  const entries = parts.split(',').map((packed) => {
    const [distance = '', times = '1'] = packed.split('*');
    part += Number.parseInt(distance, 36);
    ids.add(String(part));
    return [part, Number(times)];
  });
  return Object.fromEntries(entries);
}
