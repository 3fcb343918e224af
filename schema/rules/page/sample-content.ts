import { isSample, sampleProblem } from '../../content/page/checkSamples.ts';
import type { SiteRuleContext } from '../../content/RuleContext.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { locateRow } from '../../reference/rows/Collection.ts';
import { isPublished } from '../../reference/rows/isPublished.ts';

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

export { checkSamples as checkPage } from '../../content/page/checkSamples.ts';

/** Reports published rows of collections that stand in for real ones. */
export function checkSite({ collections, resolve }: SiteRuleContext): Problem[] {
  return [...collections.values()].flatMap((collection) =>
    [...collection.rows]
      .filter(([, row]) => isSample(row) && isPublished(row, resolve))
      .map(([key]): Problem => {
        const { file, path } = locateRow(collection, key);
        return { ...sampleProblem, at: { file, path: [...path, 'sample'] } };
      }),
  );
}
