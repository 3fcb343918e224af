import { germanSite } from '../diagnostics/exampleSites.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW441',
  phase: 'content',
  scope: 'file',
  severity: 'warning',
  title: 'A word lacks a parameter',
  why: 'Visitors do not read the value that the English word contains.',
  help: 'Write the parameter between braces where its value belongs.',
  bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number}"`,
  good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number} von {count}"`,
};
