import type { SiteRule } from '../content/RuleContext.ts';
import { checkFeeds } from '../content/site/checkFeeds.ts';
import { checkLinks } from '../content/site/checkLinks.ts';
import { examples } from '../diagnostics/examples.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';

export const rule: RuleMeta = {
  code: 'BW101',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'A link points to a page that does not exist',
  why: 'Visitors would see "page not found".',
  help: 'Correct the route, or create the page.',
  ...examples`- type: hero
  headline: Hello
  link: { label: ${['Prices, to: /pricing', 'Home, to: /']} }`,
};

/** Reports dead links, anchors and addresses of pages, and dead links of feeds. */
export const checkSite: SiteRule = (context) => [...checkLinks(context), ...checkFeeds(context)];
