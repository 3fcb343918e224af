import { examples } from './examples.ts';
import { defineRules } from './RuleMeta.ts';

/** Rules about `site.head`. */
export const headRules = defineRules('content', 'site', {
  'head-tag-twice': {
    code: 'BW410',
    severity: 'error',
    title: 'A tag of `site.head` is on every page anyway',
    why: 'Browsers and search engines read only one of two equal tags, and it may be the wrong one.',
    help: 'Remove the tag, and set the key that the message names.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  head: { meta: { ${['robots: noindex', 'author: Ada Example']} } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
${[
  '',
  `    noindex: true
`,
]}    sections:
      - { type: hero, headline: Hello }`,
  },
});
