/** Converts the texts of a site one after the other, and reports how far it is. Undefined ones are left out. */
export function convertTexts<Text, Converted>(
  texts: readonly Text[],
  convert: (text: Text) => Converted | undefined,
  progress: (done: string) => void,
): Converted[] {
  return texts.flatMap((text, index) => {
    if (index % 100 === 99) progress(`${index + 1} of ${texts.length} texts read`);
    return convert(text) ?? [];
  });
}
