import { germanSite, pages, site } from '../diagnostics/exampleSites.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW443',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'words.yaml has words in another language than the site',
  why: 'They have no effect.',
  help: 'Set `site.locale` to this language, or remove the words.',
  bad: `${site}\n${pages}\n# words.yaml\nde:\n  form:\n    next: Weiter`,
  good: `${germanSite}\n# words.yaml\nde:\n  form:\n    next: Weiter`,
};
