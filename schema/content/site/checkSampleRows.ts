import type { Problem } from '../../diagnostics/Problem.ts';
import { locateRow } from '../../reference/rows/Collection.ts';
import { isPublished } from '../../reference/rows/isPublished.ts';
import { isSample, sampleProblem } from '../page/checkSamples.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/** Reports published rows of collections that stand in for real ones. */
export function checkSampleRows({ collections, resolve }: SiteRuleContext): Problem[] {
  return [...collections.values()].flatMap((collection) =>
    [...collection.rows]
      .filter(([, row]) => isSample(row) && isPublished(row, resolve))
      .map(([key]): Problem => {
        const { file, path } = locateRow(collection, key);
        return { ...sampleProblem, at: { file, path: [...path, 'sample'] } };
      }),
  );
}
