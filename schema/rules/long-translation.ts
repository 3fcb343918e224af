import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW557',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A translation is much longer than its original',
  why: 'Labels and headlines have room for about as many words as the original.',
  help: 'Shorten the translation, or look at the page and turn the warning off for this text.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: ${['Sean todos ustedes muy bienvenidos a esta página', 'Hola']} }${spanishTexts}`,
};
