import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { SiteRuleContext } from '../RuleContext.ts';

/** Reports entries of feeds whose page does not exist or is not published. */
export function checkFeeds({
  lists,
  siteProvenance,
  pages,
  areRoutesIncomplete,
}: SiteRuleContext): Problem[] {
  const { feeds = [] } = lists.values;
  if (!siteProvenance || areRoutesIncomplete) return [];
  const routes = new Set(pages.map(({ facts }) => facts.meta.route));
  return feeds.flatMap(({ items }, index) =>
    items.flatMap(({ to }, item): Problem[] => {
      const [route = ''] = to.split(/[#?]/);
      if (!to.startsWith('/') || routes.has(route)) return [];
      const suggestion = getSpellingSuggestion(route, routes);
      return [
        {
          rule: 'dead-link',
          message: `There is no page \`${route}\`.`,
          hint: suggestion
            ? `did you mean "${suggestion}"?`
            : 'correct the address, or add the page',
          ...traceToSource(siteProvenance, ['feeds', index, 'items', item, 'to']),
        },
      ];
    }),
  );
}
