/**
 * Splits the text of a paragraph, heading or the like into sentences. Old and new pages are split in the
 * same way, so it does not matter that an abbreviation ends a sentence.
 */
export function splitSentences(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  return plain.length < shortest ? [plain] : plain.split(end).filter(Boolean);
}

/** Shorter texts are one sentence. */
const shortest = 12;

/** After a mark at the end of a sentence, perhaps with a closing quote, before anything but a small letter. */
const end =
  /(?<=[.!?…]["'”’»)\]]{0,2}) (?=[^\p{Ll} ])|(?<=[。！？])(?=[^。！？」』）])|(?<=[。！？][」』）])/u;
