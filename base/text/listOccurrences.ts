/**
 * Lists the offsets at which a piece occurs in a text, without overlaps. Remembers the offsets of the
 * last text: many problems of one text would otherwise each search it from its start.
 */
export function listOccurrences(text: string, piece: string): readonly number[] {
  if (text !== last.text) last = { text, offsets: new Map() };
  const known = last.offsets.get(piece);
  if (known) return known;
  const offsets: number[] = [];
  if (piece !== '')
    for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + piece.length))
      offsets.push(at);
  last.offsets.set(piece, offsets);
  return offsets;
}

let last = { text: '', offsets: new Map<string, number[]>() };
