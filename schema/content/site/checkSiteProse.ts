import type { Problem } from '../../diagnostics/Problem.ts';
import { siteSchema } from '../../vocabulary/site/site.ts';
import { findProseFlaws } from '../prose/findProseFlaws.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/** Reports texts of `site:` that visitors would see as a slip, in header and footer for example. */
export function checkSiteProse({ site, siteProvenance, fieldIndex }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const texts = fieldIndex.collectTexts(siteSchema, site);
  return findProseFlaws([{ texts, provenance: siteProvenance, owner: {} }], site.locale);
}
