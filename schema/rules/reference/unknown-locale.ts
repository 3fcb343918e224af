import { bilingualSite } from '../../diagnostics/exampleSites.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { checkOnly } from '../../locales/checkOnly.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../RuleContext.ts';

export const rules = defineRules('reference', {
  'unknown-locale': {
    code: 'BW504',
    severity: 'error',
    title: 'A language is not in `site.locales`',
    why: 'Translations into it, or pages in it, would never be built.',
    help: 'Add the language to `site.locales`, or correct its name.',
    bad: `${bilingualSite}\n# locales/de.yaml\n/: { texts: [{ en: Hello, de: Hallo }] }`,
    good: `${bilingualSite.replace('[en, es]', '[en, es, de]')}\n# locales/de.yaml\n/: { texts: [{ en: Hello, de: Hallo }] }`,
  },
});

/** Reports languages in `only:` on a site in one language; sites in several are checked while they are read. */
export function checkPage({ routeEntry }: ResolvedPage, { site }: RuleContext): Problem[] {
  return site && !site.locales ? checkOnly(routeEntry, [site.locale]) : [];
}
