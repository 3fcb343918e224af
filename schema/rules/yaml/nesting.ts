import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('yaml', {
  'nested-too-deep': {
    code: 'BW005',
    severity: 'error',
    title: 'Values are nested too deeply',
    why: 'No manifest needs a hundred levels, and many programs cannot read that many.',
    help: 'Look for extra brackets or hyphens.',
    ...examples`- type: cards
  items: ${['['.repeat(101), '[']}{ title: One }, { title: Two }${[']'.repeat(101), ']']}`,
  },
  'alias-bomb': {
    code: 'BW059',
    severity: 'error',
    title: 'Aliases expand to too many values',
    why: 'A few lines of aliases can expand to more values than fit in memory.',
    help: 'Write out the values.',
  },
});

const report = createReporter<typeof rules>();

/** The deepest nesting of values that is read. */
export const maxDepth = 100;

/** Creates the problem of values deeper than `maxDepth`. */
export function nestedTooDeep(at: TextLocation): Problem {
  return report('nested-too-deep', {
    message: `Values are nested more than ${maxDepth} levels deep.`,
    hint: 'look for extra brackets or hyphens',
    at,
  });
}

/** Creates the problem of brackets or hyphens that the parser gives up on. */
export function nestedBeyondParser(at: TextLocation): Problem {
  return report('nested-too-deep', {
    message: 'Values are nested too deeply.',
    hint: 'look for extra brackets or hyphens',
    at,
  });
}

/** Creates the problem of a line with more than a hundred hyphens. */
export function tooManyHyphens(at: TextLocation): Problem {
  return report('nested-too-deep', {
    message: 'This line nests lists more than 100 levels deep.',
    hint: 'remove the run of hyphens',
    at,
  });
}

/** Creates the problem of aliases that repeat each other's values too often. */
export function tooManyAliases(at: TextLocation): Problem {
  return report('alias-bomb', {
    message: 'The aliases in this file expand to millions of values.',
    hint: 'write out the values; aliases inside aliases multiply',
    at,
  });
}
