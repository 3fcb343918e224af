import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW520',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A page is translated in part',
  why: 'Visitors read two languages on one page, and search engines may take it for a copy of the original.',
  help: 'Translate the texts that the message names: in the editor, or with `blockwright translate export`. A page without any translation is not reported.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }${['', spanishTexts]}`,
};

export { checkTranslations as checkSite } from '../content/site/checkTranslations.ts';
