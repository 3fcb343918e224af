import { bilingualSite } from '../diagnostics/exampleSites.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW503',
  phase: 'reference',
  severity: 'error',
  title: 'Translations belong to nothing on the site',
  why: 'No page, collection or form uses them, often because it was renamed.',
  help: 'Write the route, the collection or the form as in the original, or remove the translations.',
  ...examples`${bilingualSite}
# locales/es.yaml
${['/home', '/']}: { texts: [{ en: Hello, es: Hola }] }`,
};

export { checkCatalogues as checkSite } from '../content/site/checkCatalogues.ts';
