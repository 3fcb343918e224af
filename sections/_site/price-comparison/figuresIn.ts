/** Returns the first two numbers in a text: 8 and 12 for `$8-12`, 40 and 80 for `$40K-80K/year`. */
export function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .slice(0, 2)
    .map(([figure]) => Number(figure.replaceAll(',', '')));
}
