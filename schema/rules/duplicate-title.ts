import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW104',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'Two pages have the same title',
  why: 'Search results and browser tabs look the same, so visitors cannot distinguish the pages.',
  help: 'Give each page a title that says what only it offers.',
  ...examples`/a:
  title: What we do
  description: The first
  sections:
    - { type: hero, headline: A }
/b:
  title: What ${['we do', 'it costs']}
  description: The second
  sections:
    - { type: hero, headline: B }`,
};

export { checkDuplicateTitles as checkSite } from '../content/site/checkDuplicates.ts';
