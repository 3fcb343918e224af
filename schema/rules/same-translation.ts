import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW523',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A translation is the same as the original',
  why: 'The text was copied and not translated.',
  help: 'Translate it. Names that stay the same in every language belong in `site.properNames`.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: ${['Hello', 'Hola']} }${spanishTexts}`,
};
