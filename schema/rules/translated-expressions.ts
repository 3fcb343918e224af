import { bilingualSite, spanishTexts } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW556',
  phase: 'content',
  scope: 'site',
  severity: 'warning',
  title: 'A translation shows other values than its original',
  why: 'A name or price is missing in one language, or an expression was translated.',
  help: 'Use the same `{{ }}` in both. Filters may differ.',
  ...examples`${bilingualSite}
# locales/es.yaml
/:
  texts:
  - { en: Hello, es: ${['"Hola, {{ site.name }}"', 'Hola']} }${spanishTexts}`,
};
