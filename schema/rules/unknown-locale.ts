import { bilingualSite } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW504',
  phase: 'reference',
  severity: 'error',
  title: 'A language is not in `site.locales`',
  why: 'Translations into it, or pages in it, would never be built.',
  help: 'Add the language to `site.locales`, or correct its name.',
  ...examples`${[bilingualSite, bilingualSite]}
# locales/${['de', 'es']}.yaml
/: { texts: [{ en: Hello, ${['de: Hallo', 'es: Hola']} }] }`,
};
