import { defineRules } from './RuleMeta.ts';

const pages = `pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`;

const site = `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site`;

const germanSite = `${site}\n  locale: de-DE\n${pages}`;

/** Rules about the words of the interface: words.yaml and the language of the site. */
export const wordRules = defineRules('content', 'site', {
  'word-parameter-unknown': {
    code: 'BW440',
    severity: 'error',
    scope: 'file',
    title: 'A word has a parameter that does not exist',
    why: 'Visitors would read the braces and the name between them.',
    help: 'Use the parameters of the English word; `node_modules/blockwright/docs/reference/words.md` lists them.',
    bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{nummer} von {count}"`,
    good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "{number} von {count}"`,
  },
  'word-parameter-missing': {
    code: 'BW441',
    severity: 'warning',
    scope: 'file',
    title: 'A word lacks a parameter',
    why: 'Visitors do not read the value that the English word contains.',
    help: 'Write the parameter between braces where its value belongs.',
    bad: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number}"`,
    good: `${germanSite}\n# words.yaml\nde:\n  carousel:\n    position: "Folie {number} von {count}"`,
  },
  'words-missing': {
    code: 'BW442',
    severity: 'warning',
    title: 'The interface has no words in the language of the site',
    why: 'Visitors read English words for buttons, messages and labels, and screen readers pronounce them in the wrong language.',
    help: 'Translate the words in words.yaml; `node_modules/blockwright/docs/reference/words.md` lists them all. English, German, French, Portuguese and Spanish are complete.',
    bad: `${site}\n  locale: it-IT\n${pages}`,
    good: `${site}\n  locale: es-ES\n${pages}`,
  },
  'words-unused': {
    code: 'BW443',
    severity: 'warning',
    title: 'words.yaml has words in another language than the site',
    why: 'They have no effect.',
    help: 'Set `site.locale` to this language, or remove the words.',
    bad: `${site}\n${pages}\n# words.yaml\nde:\n  form:\n    next: Weiter`,
    good: `${germanSite}\n# words.yaml\nde:\n  form:\n    next: Weiter`,
  },
});
