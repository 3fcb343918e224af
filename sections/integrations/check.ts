import type { SectionCheck } from '../../schema/vocabulary.ts';
import { listCategories, maxCategories } from './listCategories.ts';
import type { Integrations } from './schema.ts';

/** Reports more categories than visitors can filter by. */
export const check: SectionCheck = (section) => {
  const integrations = section as Integrations;
  const extra = listCategories(integrations)[maxCategories];
  const index = integrations.items.findIndex(({ category }) => category === extra);
  if (extra === undefined) return [];
  return [
    {
      path: ['items', index, 'category'],
      message: `Visitors can filter by ${maxCategories} categories; "${extra}" is one more.`,
      hint: 'use one of the categories above',
    },
  ];
};
