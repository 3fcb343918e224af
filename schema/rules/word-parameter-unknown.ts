import { germanSite } from '../diagnostics/exampleSites.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW440',
  phase: 'content',
  scope: 'file',
  severity: 'error',
  title: 'A word has a parameter that does not exist',
  why: 'Visitors would read the braces and the name between them.',
  help: 'Use the parameters of the English word; `node_modules/blockwright/docs/reference/words.md` lists them.',
  bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{nummer} von {count}"`,
  good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{number} von {count}"`,
};
