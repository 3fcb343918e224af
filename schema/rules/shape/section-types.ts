import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'unknown-section-type': {
    code: 'BW014',
    severity: 'error',
    isAboutName: true,
    title: 'A section type does not exist',
    why: 'Each section type is a folder in `sections/`.',
    help: 'Use one of the types that the message lists.',
    ...examples`- type: ${['qoute', 'quote']}
  text: It simply works.`,
  },
  'section-without-type': {
    code: 'BW015',
    severity: 'error',
    atTruncation: 'gap',
    title: 'A section has neither `type` nor `use`',
    why: 'Every section needs a type, or a block to take it from.',
    help: 'Add `type:` with a section type, or `use:` with the name of a block.',
    ...examples`- ${['text', 'type: quote\n  text']}: It simply works.`,
  },
});

const report = createReporter<typeof rules>();

/**
 * Creates the problem of a section type that does not exist.
 *
 * @param names what may be meant: a type spelt alike, or types that people also call by this word
 */
export function unknownSectionType(
  type: string,
  at: ValueLocation,
  types: readonly string[],
  {
    suggestion,
    synonyms,
    correction,
  }: {
    suggestion: string | undefined;
    synonyms: readonly string[];
    correction: string | undefined;
  },
): Problem {
  const known = `available types: ${types.join(', ')}`;
  return report('unknown-section-type', {
    message: `Unknown section type \`${type}\`.`,
    hint: suggestion
      ? `did you mean "${suggestion}"? ${known}`
      : synonyms.length > 0
        ? `did you mean ${synonyms.join(' or ')}?`
        : known,
    at,
    ...(correction && { fix: [{ at, text: correction }] }),
  });
}

/** Whether a problem is about a section type that does not exist. */
export function isUnknownSectionType(problem: Problem | undefined): boolean {
  return problem?.rule === ('unknown-section-type' satisfies keyof typeof rules);
}

/** Creates the problem of a section without `type` and `use`. */
export function sectionWithoutType(at: ValueLocation, types: readonly string[]): Problem {
  return report('section-without-type', {
    message: 'This section has neither `type:` nor `use:`.',
    hint: `add \`type:\` with one of ${types.join(', ')}`,
    at: { ...at, part: 'head' },
  });
}
