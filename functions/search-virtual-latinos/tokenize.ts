/** Returns the words of a text for a search: lower case, stemmed, without accents and stop words. */
export function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map(stem)
    .slice(0, 2000);
}

const stopWords = new Set(
  'a an and are as at be by can do does for from has have how i in is it its of on or so that the their them there they this to was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=[a-z]{3})e$/, '');
}
