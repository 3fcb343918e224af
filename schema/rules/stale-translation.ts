import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW521',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'The original of a translation changed',
  why: 'Visitors of the two languages read different facts.',
  help: 'Compare the changed words with the translation, correct it if needed, and remove `was:`. `check --fix` keeps translations whose original changed, with the earlier original as `was:`.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, ${['was: Goodbye, ', '']}es: Hola }${spanishTexts}`,
};
