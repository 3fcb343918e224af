import type { Problem } from '../../diagnostics/Problem.ts';
import { checkOnly } from '../../locales/checkOnly.ts';
import type { ResolvedPage } from '../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../RuleContext.ts';

/** Reports languages in `only:` on a site in one language; sites in several are checked while they are read. */
export function checkPage({ routeEntry }: ResolvedPage, { site }: RuleContext): Problem[] {
  return site && !site.locales ? checkOnly(routeEntry, [site.locale]) : [];
}
