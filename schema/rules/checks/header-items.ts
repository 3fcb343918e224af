import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { reportKey } from '../shape/keys.ts';

/** Reports items of the header that are neither a link nor a menu. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  const items: unknown = site?.header.items;
  if (!siteProvenance || !Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index): Problem | Problem[] => {
    if (typeof item !== 'object' || item === null) return [];
    if (['to', 'items', 'groups', 'promo'].some((key) => key in item)) return [];
    return reportKey('missing-key', {
      message: 'Missing key `to`.',
      hint: 'add a line `to: …` for a link, or `items:` or `groups:` with the links of a menu',
      ...traceToSource(siteProvenance, ['header', 'items', index]),
    });
  });
}
