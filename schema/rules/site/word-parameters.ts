import { germanSite } from '../../diagnostics/exampleSites.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';

export const rules = defineRules('site', {
  'word-parameter-unknown': {
    code: 'BW440',
    scope: 'file',
    severity: 'error',
    title: 'A word has a parameter that does not exist',
    why: 'Visitors would read the braces and the name between them.',
    help: 'Use the parameters of the English word; `node_modules/blockwright/docs/reference/words.md` lists them.',
    bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{nummer} von {count}"`,
    good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{number} von {count}"`,
  },
  'word-parameter-missing': {
    code: 'BW441',
    scope: 'file',
    severity: 'warning',
    title: 'A word lacks a parameter',
    why: 'Visitors do not read the value that the English word contains.',
    help: 'Write the parameter between braces where its value belongs.',
    bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number}"`,
    good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number} von {count}"`,
  },
});
