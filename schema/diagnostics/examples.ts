/**
 * Returns the two examples of a rule from one text: each choice is the pair of what the bad and the
 * good example have at that place.
 */
export function examples(
  texts: TemplateStringsArray,
  ...choices: [bad: string, good: string][]
): { bad: string; good: string } {
  const [bad, good] = [0, 1].map((side) =>
    texts.map((text, index) => text + (choices[index]?.[side] ?? '')).join(''),
  );
  return { bad: bad ?? '', good: good ?? '' };
}
