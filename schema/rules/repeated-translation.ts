import { bilingualSite } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW502',
  phase: 'reference',
  severity: 'error',
  title: 'A text has two translations',
  why: 'Which of them visitors see would depend on the order of lines.',
  help: 'Remove one of them. Where one original needs two translations, say with `at:` where each belongs, such as `at: faq.items[2].title`.',
  ...examples`${bilingualSite}
# locales/es.yaml
/: { texts: [{ en: Hello, es: Hola }${[', { en: Hello, es: Buenas }', '']}] }`,
};
