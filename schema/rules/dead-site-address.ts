import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW145',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A full address of the site points to a page that does not exist',
  why: 'Visitors would see "page not found", unless something else serves the address.',
  help: 'Link to the route of a page, such as `/pricing`, which is checked and always works.',
  bad: `- type: hero
  headline: Hello
  link: { label: Prices, to: "https://www.example.com/pricing" }`,
  good: `- type: hero
  headline: Hello
  link: { label: Home, to: "https://www.example.com/" }`,
};
