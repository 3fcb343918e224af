import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW120',
  phase: 'content',
  scope: 'page',
  severity: 'warning',
  title: 'A description is too short or too long',
  why: 'Search engines cut off long descriptions and replace short ones. The limits are `description-min` and `description-max` in `site.checks`.',
  help: 'Aim for the length that the message suggests.',
  bad: `/a:
  title: A title of a good length
  description: Short
  sections:
    - { type: hero, headline: A }`,
  good: `/a:
  title: A title of a good length
  description: A description that says in a sentence or two what visitors find on the page.
  sections:
    - { type: hero, headline: A }`,
};
