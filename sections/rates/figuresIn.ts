/** The numbers written in a rate or share: `$8-12` gives 8 and 12, `$40K-80K/year` 40 and 80. */
export function figuresIn(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .slice(0, 2)
    .map(([figure]) => Number(figure.replaceAll(',', '')));
}
