import {
  createReporter,
  defineRules,
  examples,
  isPublished,
  locateInSection,
  locateRow,
  type Problem,
  type ResolvedPage,
  type RuleContext,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { isSample } from '../../../schema/vocabulary.ts';

export const rules = defineRules('page', {
  'sample-content': {
    code: 'BW450',
    severity: 'warning',
    title: 'Sample content is still in use',
    why: 'Visitors would take an invented quotation, person, story or figure for a real one, and in many countries advertising with one is illegal.',
    help: 'Replace the content by real content, then remove `sample: true`. To keep a site with samples from being built, set `sample-content: error` in `site.checks`.',
    ...examples`- type: quote
  text: It simply works.
  author: ${['Ada\n  sample: true', 'Ada']}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports sections and entries of their lists that stand in for real ones. */
export function checkPage(page: ResolvedPage, { sections, fieldIndex }: RuleContext): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const { value, isShown } = section;
    const schema = sections[value.type];
    if (!schema || !isShown) return [];
    return fieldIndex
      .collectObjects(schema, value, 'sample')
      .filter(({ value: item }) => isSample(item))
      .map(({ path }) => reportSample(locateInSection(page, section, [...path, 'sample'])));
  });
}

/** Reports published rows of collections that stand in for real ones. */
export function checkSite({ collections, resolve }: SiteRuleContext): Problem[] {
  return [...collections.values()].flatMap((collection) =>
    [...collection.rows]
      .filter(([, row]) => isSample(row) && isPublished(row, resolve))
      .map(([key]): Problem => {
        const { file, path } = locateRow(collection, key);
        return reportSample({ at: { file, path: [...path, 'sample'] } });
      }),
  );
}

/** The same for sections and rows, so that a row that a section lists is reported once. */
function reportSample(place: Pick<Problem, 'at' | 'related' | 'route' | 'section'>): Problem {
  return report('sample-content', {
    message: 'This content is marked as a sample.',
    hint: 'replace it by real content, then remove `sample: true`',
    ...place,
  });
}
