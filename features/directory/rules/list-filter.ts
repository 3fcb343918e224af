import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type ResolvedPage,
} from '../../../schema/index.ts';
import { findFilterFlaws } from '../findFilterFlaws.ts';

export const rules = defineRules('page', {
  'list-filter': {
    code: 'BW594',
    severity: 'error',
    title: 'A list cannot be filtered as its section says',
    why: 'Visitors would choose among values that hide everything, or the values would have no effect.',
    help: 'Name keys in `filter.by` that entries have in `facets`, or keys of the entries themselves, such as `role`.',
    ...examples`- type: team
  title: People
  filter:
    by:
      - { key: ${['departement', 'department']}, label: Department }
  items:
    - { name: Ada Moss, role: Librarian, facets: { department: Music } }
    - { name: Ben Reed, role: Librarian, facets: { department: Maps } }`,
  },
});

const report = createReporter<typeof rules>('list-filter');

/** Reports columns without values, with too many, and values of entries that nobody filters by. */
export function checkPage(page: ResolvedPage): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const { value, isShown } = section;
    if (!isShown) return [];
    return findFilterFlaws(value).map(({ path, part, ...flaw }) =>
      report({
        ...flaw,
        ...locateInSection(page, section, path, part),
        route: page.page.route,
        section: value.type,
      }),
    );
  });
}
