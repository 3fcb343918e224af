import type { RenderedPageFacts } from './RenderedPageFacts.ts';
import type { RenderedSiteFacts } from './RenderedSiteFacts.ts';
import type { SitePage, SiteRuleContext } from './RuleContext.ts';

/** Lists the pages of the site that were rendered, with what is known of each. */
export function listRenderedPages(
  { pages }: Pick<RenderedSiteFacts, 'pages'>,
  context: Pick<SiteRuleContext, 'pages'>,
): { facts: RenderedPageFacts; page: SitePage }[] {
  const byRoute = new Map(context.pages.map((page) => [page.facts.meta.route, page]));
  return pages.flatMap((facts) => {
    const page = byRoute.get(facts.route);
    return page ? { facts, page } : [];
  });
}
