/**
 * Splits the text of a paragraph, heading or the like into sentences. Old and new pages are split in the
 * same way, so it does not matter that an abbreviation ends a sentence.
 */
export function splitSentences(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return [];
  if (plain.length < shortest) return [plain];
  return wideMarks.test(plain) ? plain.split(sentenceEnd).filter(Boolean) : splitAtSpaces(plain);
}

/** Shorter texts are one sentence. */
const shortest = 12;

const wideMarks = /[。！？]/;

/** Splits as `sentenceEnd` does, which tries each place of a text: it takes several times as long. */
function splitAtSpaces(plain: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  narrowEnd.lastIndex = 0;
  while (narrowEnd.test(plain)) {
    sentences.push(plain.slice(from, narrowEnd.lastIndex - 1));
    from = narrowEnd.lastIndex;
  }
  sentences.push(plain.slice(from));
  return sentences;
}

const narrowEnd = /[.!?…]["'”’»)\]]{0,2} (?=[^\p{Ll} ])/gu;

/** After a mark at the end of a sentence, perhaps with a closing quote, before anything but a small letter. */
export const sentenceEnd =
  /(?<=[.!?…]["'”’»)\]]{0,2}) (?=[^\p{Ll} ])|(?<=[。！？])(?=[^。！？」』）])|(?<=[。！？][」』）])/u;
