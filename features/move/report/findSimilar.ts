/** Finds the sentence that has most words of another one in common: at least half of the longer one. */
export function findSimilar(text: string, others: readonly string[]): string | undefined {
  const words = toWords(text);
  let best: { text: string; share: number } | undefined;
  for (const other of others) {
    const set = toWords(other);
    let common = 0;
    for (const word of set) if (words.has(word)) common++;
    const share = common / Math.max(words.size, set.size, 1);
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { text: other, share };
  }
  return best?.text;
}

function toWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
