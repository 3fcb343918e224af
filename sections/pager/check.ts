import type { SectionCheck } from '../../schema/vocabulary.ts';
import type { Pager } from './schema.ts';

/** Reports a pager that can never show anything. */
export const check: SectionCheck<Pager> = ({ pages, previous, next }) => {
  if (pages ?? previous ?? next) return [];
  return [
    {
      path: ['type'],
      message: 'This pager has neither `pages` nor `previous` and `next`.',
      hint: 'add `pages: { from: list.pages, … }`, or `previous:` and `next:`',
    },
  ];
};
