import type { SectionCheck, SectionProblem } from '../../schema/vocabulary.ts';
import type { Ratings } from './schema.ts';

/** Reports ratings that search engines would refuse: from another site, or without a number of reviews. */
export const check: SectionCheck<Ratings> = (section) =>
  section.items.flatMap(({ product, to, count }, index): SectionProblem | [] => {
    if (!product) return [];
    const path = ['items', index, 'product'];
    const hint = 'remove `product`';
    if (to && /^https?:/.test(to))
      return {
        path,
        part: 'key',
        message: 'Search engines refuse ratings that another site collected.',
        hint,
      };
    if (count !== undefined) return [];
    return {
      path,
      part: 'key',
      message: 'Search engines refuse a rating without the number of reviews.',
      hint: 'add `count`',
    };
  });
