import {
  createReporter,
  defineRules,
  examples,
  listRenderedPages,
  locateInSection,
  type Problem,
  type RenderedSiteFacts,
  type ResolvedPage,
  readFacts,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { countDifferences } from '../countDifferences.ts';
import { renderedFacts } from '../facts.ts';
import { listTests, type TestedSection } from '../listTests.ts';

export const rules = defineRules('page', {
  'test-scope': {
    code: 'BW592',
    severity: 'error',
    title: 'The variants of a test differ in more or less than their section',
    why: 'The result of a test says something only if the two pages differ in the section under test and in nothing else.',
    help: 'Keep one test to a page, in a section of the page, and change only what visitors see of that section.',
    ...examples`- type: hero
  headline: Hello
  test: { name: hello, owner: Ada, end: 2090-01-31, b: { headline: ${['Hello', 'Welcome']} } }`,
  },
});

const report = createReporter<typeof rules>('test-scope');

/** Reports tests of blocks, several tests on a page, and variants that are equal. */
export function checkPage(page: ResolvedPage): Problem[] {
  const tests = listTests(page);
  const [first] = tests;
  if (!page.isShown || !first) return [];
  return tests.flatMap(({ section, test }): Problem[] => {
    const place = (...path: string[]) => locateInSection(page, section, ['test', ...path], 'key');
    const layers = section.provenance.layers;
    if (layers.some(({ path, value }) => path[0] === 'blocks' && Object.hasOwn(value, 'test')))
      return [
        report({
          message: 'A test belongs to a section of a page, and this is one of a block.',
          hint: 'move `test` to the sections that use the block',
          ...place(),
        }),
      ];
    const isOther = test.name !== first.test.name || test.end !== first.test.end;
    if (isOther)
      return [
        report({
          message: 'The page has another test already.',
          hint: `give both the same \`name\` and \`end\`, such as "${first.test.name}" and ${first.test.end}, so that both sections change together, or test them one after the other`,
          ...place('name'),
        }),
      ];
    const fixed = ['id', 'test'].find((key) => Object.hasOwn(test.b, key));
    if (fixed)
      return [
        report({
          message: `Variant b cannot change \`${fixed}\`.`,
          hint: 'change what visitors see of the section',
          ...place('b', fixed),
        }),
      ];
    return page.page.variant?.shownAs && saysTheSame(section)
      ? [
          report({
            message: 'Variant b says what the section says anyway.',
            hint: 'change a value in `b`, or remove the test',
            ...place('b'),
          }),
        ]
      : [];
  });
}

/** Whether the keys of a variant have the values that the section has without them. */
function saysTheSame({ provenance: { layers } }: TestedSection['section']): boolean {
  const [variant, ...others] = layers;
  return Object.entries(variant?.value ?? {}).every(([key, value]) => {
    const other = others.find((layer) => Object.hasOwn(layer.value, key))?.value[key];
    return JSON.stringify(value) === JSON.stringify(other);
  });
}

/** Reports pages whose variants differ in more than the sections under test. */
export function checkRendered(rendered: RenderedSiteFacts, context: SiteRuleContext): Problem[] {
  const pages = listRenderedPages(rendered, context);
  const parts = new Map(
    pages.map(({ facts }) => [facts.route, readFacts(facts, renderedFacts).testParts]),
  );
  return pages.flatMap(({ facts: { route }, page }): Problem[] => {
    const { variant } = page.facts.meta;
    const original = parts.get(variant?.shownAs?.route ?? '');
    const own = parts.get(route);
    if (!original || !own) return [];
    const resolved = page.resolved();
    const tests = listTests(resolved);
    const [first] = tests;
    if (!first || countDifferences(original, own) <= tests.length) return [];
    return [
      report({
        message: 'The variants of the page differ outside of the section under test as well.',
        hint: 'leave out of `b` what other sections show too, such as an anchor or the title of an entry in a list of contents',
        ...locateInSection(resolved, first.section, ['test', 'b'], 'key'),
      }),
    ];
  });
}
