import { createReporter } from '../../diagnostics/createReporter.ts';
import { describeValue } from '../../diagnostics/describeValue.ts';
import type { Explanation, Finding } from '../../diagnostics/Finding.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('shape', {
  'wrong-route': {
    code: 'BW027',
    severity: 'error',
    isAboutName: true,
    title: 'A route is not valid',
    why: 'Addresses with capital letters or spaces break when people type or share them.',
    help: 'Start the route with `/` and use lower-case letters, digits and hyphens.',
    ...examples`/${['About Us', 'about-us']}:
  title: About us
  description: Who we are
  sections:
    - { type: hero, headline: About us }`,
  },
});

const explain = createReporter<typeof rules, Explanation>();

/** Explains a text that cannot be a route; `suggestion` is the hint, perhaps with a fix. */
export function wrongRoute(text: string, suggestion: Pick<Finding, 'hint' | 'fix'>): Explanation {
  return explain('wrong-route', {
    message: `${describeValue(text)} is not a valid route. A route starts with \`/\` and uses lower-case letters, digits and hyphens.`,
    ...suggestion,
  });
}

/** Explains an address that cannot be the old one of a redirect. */
export function wrongOldAddress(
  message: string,
  suggestion: Pick<Finding, 'hint' | 'fix'>,
): Explanation {
  return explain('wrong-route', { message, ...suggestion });
}

/** Whether a problem is about a route. */
export function isWrongRoute({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule === ('wrong-route' satisfies keyof typeof rules);
}

/** Creates the problem of an address of a redirect, whose location is known. */
export function reportRoute(found: Omit<Problem, 'rule'>): Problem {
  return createReporter<typeof rules>()('wrong-route', found);
}
