/** Whether a plain scalar ends with a quotation mark that nothing opens, inches aside: `27"`. */
export function lacksOpeningQuote(text: string): boolean {
  return (
    text.endsWith('"') && text.indexOf('"') === text.length - 1 && /(?:[^\d\s]|\d{3})"$/.test(text)
  );
}
