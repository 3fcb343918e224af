import type { SectionCheck } from '../../../../schema/vocabulary.ts';
import type { Documentation } from './schema.ts';

/** Reports groups without pages. */
export const check: SectionCheck<Documentation> = ({ groups = [] }) =>
  groups.flatMap(({ pages = [], below }, index) =>
    pages.length > 0 || below !== undefined
      ? []
      : [
          {
            path: ['groups', index],
            message: 'This group has no pages.',
            hint: 'add `pages` with routes, or `below` with the route that they begin with',
          },
        ],
  );
