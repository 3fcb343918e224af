/**
 * Returns the two examples of a rule from one text: each choice is what both have at that place, or the
 * pair of what the bad and the good example have.
 */
export function examples(
  texts: TemplateStringsArray,
  ...choices: (string | [bad: string, good: string])[]
): { bad: string; good: string } {
  const [bad, good] = [0, 1].map((side) =>
    texts
      .map((text, index) => {
        const choice = choices[index] ?? '';
        return text + (typeof choice === 'string' ? choice : choice[side]);
      })
      .join(''),
  );
  return { bad: bad ?? '', good: good ?? '' };
}
