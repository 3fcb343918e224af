import type { SiteRule } from '../content/RuleContext.ts';
import { checkFeeds } from '../content/site/checkFeeds.ts';
import { checkLinks } from '../content/site/checkLinks.ts';
import { examples } from '../diagnostics/examples.ts';
import type { Rules } from '../diagnostics/RuleMeta.ts';

export const rules: Rules = {
  'dead-link': {
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
  },
  'dead-anchor': {
    code: 'BW102',
    phase: 'content',
    scope: 'site',
    severity: 'error',
    title: 'A link points to an anchor that does not exist',
    why: 'The link would do nothing, or jump to the top of the page.',
    help: 'Correct the anchor, or give a section that `id`.',
    ...examples`- type: hero
  headline: Hello
  link: { label: Praise, to: "#${['prase', 'praise']}" }
- type: quote
  id: praise
  text: It simply works.`,
  },
  'dead-site-address': {
    code: 'BW145',
    phase: 'content',
    scope: 'site',
    severity: 'warning',
    title: 'A full address of the site points to a page that does not exist',
    why: 'Visitors would see "page not found", unless something else serves the address.',
    help: 'Link to the route of a page, such as `/pricing`, which is checked and always works.',
    bad: `- type: hero
  headline: Hello
  link: { label: Prices, to: "https://www.example.com/pricing" }`,
    good: `- type: hero
  headline: Hello
  link: { label: Home, to: "https://www.example.com/" }`,
  },
  'expiring-link': {
    code: 'BW530',
    phase: 'content',
    scope: 'site',
    severity: 'warning',
    title: 'A link points to a page that will expire before the link does',
    why: 'On that day the link becomes an error, and builds fail although nobody changed anything.',
    help: 'Give the section with the link the same `expireAt`, or remove `expireAt` from the page.',
  },
};

/** Reports dead links, anchors and addresses of pages, and dead links of feeds. */
export const checkSite: SiteRule = (context) => [...checkLinks(context), ...checkFeeds(context)];
