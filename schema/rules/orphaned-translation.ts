import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW522',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'The original of a translation is no longer on the page',
  why: 'Visitors see the original instead of the translation.',
  help: 'If the original changed, write it as it is now and the earlier one as `was:`, or let `check --fix` do it where it is certain. If the text is gone, remove its translation.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: Hola }${spanishTexts}${[
    `
  - { en: Goodbye, es: Adiós }`,
    '',
  ]}`,
};
