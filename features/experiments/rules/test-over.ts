import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type ResolvedPage,
  type RuleContext,
} from '../../../schema/index.ts';
import { isOver } from '../../../schema/vocabulary.ts';
import { listTests } from '../listTests.ts';

export const rules = defineRules('page', {
  'test-over': {
    code: 'BW590',
    severity: 'warning',
    title: 'A test is over',
    why: 'After the last day of a test, all visitors see the page itself, and variant b is not built.',
    help: 'Move the keys of the better variant to the section and remove `test`, or set a later `end`.',
    ...examples`- type: hero
  headline: ${['Hello\n  test: { name: hello, owner: Ada, end: 2020-01-31, b: { headline: Welcome } }', 'Welcome']}`,
  },
});

const report = createReporter<typeof rules>('test-over');

/** Reports tests whose last day is over. */
export function checkPage(page: ResolvedPage, { now, resolve }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  const { timeZone } = resolve;
  return listTests(page).flatMap(({ section, test }) =>
    isOver(test.end, { now, timeZone })
      ? report({
          message: `The test "${test.name}" ended on ${test.end}, so all visitors see the page itself.`,
          hint: `ask ${test.owner} which variant stays, move its keys to the section and remove \`test\`, or set a later \`end\``,
          ...locateInSection(page, section, ['test', 'end']),
        })
      : [],
  );
}
