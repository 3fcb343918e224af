/** Lists the texts in a value, in its order. */
export function listTexts(value: unknown, texts: string[] = []): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) listTexts(inner, texts);
  return texts;
}
