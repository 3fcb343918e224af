import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

const linkedSite = bilingualSite.replace('Hello', 'Hello, text: "[Start](/)"');

export const rule: RuleMeta = {
  code: 'BW524',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A translation links to another page than its original',
  why: 'A link to a route of one language leads visitors away from theirs, and breaks when the route is renamed.',
  help: 'Write the route of the original: the link leads to the same page in the language of the visitor.',
  ...examples`${linkedSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }
  - { en: "[Start](/)", es: "[Inicio](${['/es', '/']})" }${spanishTexts}`,
};
