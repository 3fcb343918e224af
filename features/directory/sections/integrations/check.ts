import type { SectionCheck } from '../../../../schema/vocabulary.ts';
import { listCategories, maxCategories } from './listCategories.ts';
import type { Integrations } from './schema.ts';

/** Reports the categories that visitors cannot filter by, because there are too many. */
export const check: SectionCheck<Integrations> = (section) =>
  listCategories(section)
    .slice(maxCategories)
    .map((extra) => ({
      path: ['items', section.items.findIndex(({ category }) => category === extra), 'category'],
      message: `Visitors can filter by ${maxCategories} categories; "${extra}" is one more.`,
      hint: 'use one of the categories above',
    }));
