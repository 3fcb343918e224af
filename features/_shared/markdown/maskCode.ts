/** Replaces code spans and escaped characters of a Markdown text by spaces of the same length. */
export function maskCode(text: string): string {
  // Without code behind them, backticks match too, so that they are not tried again one by one.
  return text.replace(/\\[^()]|(`+)([^`]+\1)?/g, (match, marks?: string, code?: string) =>
    marks !== undefined && code === undefined ? match : ' '.repeat(match.length),
  );
}
