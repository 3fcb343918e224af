import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW105',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'Two pages have the same description',
  why: 'Search engines may list only one of the pages, or write their own description.',
  help: 'Give each page a description that says what only it offers.',
  ...examples`/a:
  title: One title
  description: The ${['same', 'first']}
  sections:
    - { type: hero, headline: A }
/b:
  title: Another
  description: The ${['same', 'second']}
  sections:
    - { type: hero, headline: B }`,
};

export { checkDuplicateDescriptions as checkSite } from '../content/site/checkDuplicates.ts';
