/**
 * Returns how many minutes it takes to read a Markdown text, at least 1. The speed is 238 words per
 * minute, the mean for silent reading of English non-fiction in Marc Brysbaert, "How many words do we
 * read per minute? A review and meta-analysis of reading rate", Journal of Memory and Language 109
 * (2019), https://doi.org/10.1016/j.jml.2019.104047.
 */
export function countReadingMinutes(text: string): number {
  const words = text.replaceAll(addressForm, '](').match(wordForm) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

const wordsPerMinute = 238;

/** The address of a link or a picture, which is not part of the text. */
const addressForm = /\]\([^\s)]*/g;

const wordForm = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
