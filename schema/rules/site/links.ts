import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import { featureKeys } from '../../vocabulary/features/featureKeys.ts';
import type { SiteRule, SiteRuleContext } from '../RuleContext.ts';
import { checkLinks } from './links/checkLinks.ts';
import { isPublishedFile } from './links/isPublishedFile.ts';
import { suggestRoute } from './links/suggestRoute.ts';

export const rules = defineRules('site', {
  'dead-link': {
    code: 'BW101',
    severity: 'error',
    hidesFollowUps: true,
    allowsPreview: true,
    atTruncation: 'consequence',
    isAboutName: true,
    title: 'A link points to a page that does not exist',
    why: 'Visitors would see "page not found".',
    help: 'Correct the route, or create the page.',
    ...examples`- type: hero
  headline: Hello
  link: { label: ${['Prices, to: /pricing', 'Home, to: /']} }`,
  },
  'dead-anchor': {
    code: 'BW102',
    severity: 'error',
    atTruncation: 'consequence',
    isAboutName: true,
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
    severity: 'warning',
    title: 'A full address of the site points to a page that does not exist',
    why: 'Visitors would see "page not found", unless something else serves the address.',
    help: 'Link to the route of a page, such as `/pricing`, which is checked and always works.',
    ...examples`- type: hero
  headline: Hello
  link: { label: ${['Prices, to: "https://www.example.com/pricing"', 'Home, to: "https://www.example.com/"']} }`,
  },
  'expiring-link': {
    code: 'BW530',
    severity: 'warning',
    title: 'A link points to a page that will expire before the link does',
    why: 'On that day the link becomes an error, and builds fail without any change.',
    help: 'Give the section with the link the same `expireAt`, or remove `expireAt` from the page.',
    ...examples`- type: hero
  headline: Hello
- type: cta
  title: Our offer in July
  actions: [{ label: The offer, to: /offer }]
${[
  '',
  `  expireAt: 2080-08-01
`,
]}# pages/offer.yaml
pages:
  /offer:
    title: The offer of the example in July
    description: A page that shows in a few words what the example offers in July
    expireAt: 2080-08-01
    sections:
      - { type: hero, headline: The offer in July }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports dead links, anchors and addresses of pages, and dead links of lists that features read. */
export const checkSite: SiteRule = (context) => [
  ...checkLinks(context, report),
  ...checkSiteLists(context),
];

/** Reports links of lists such as `site.feeds` to pages that do not exist or are not published. */
function checkSiteLists({
  root,
  lists,
  fieldIndex,
  siteProvenance,
  pages,
  areRoutesIncomplete,
}: SiteRuleContext): Problem[] {
  if (!siteProvenance || areRoutesIncomplete) return [];
  const routes = new Set(pages.map(({ facts }) => facts.meta.route));
  const { link } = fieldIndex.collectTexts(siteListsSchema, lists.values);
  return link.flatMap(({ value: to, path }): Problem | Problem[] => {
    const [route = ''] = to.split(/[#?]/);
    if (!to.startsWith('/') || routes.has(route) || isPublishedFile(root, route)) return [];
    const suggestion = suggestRoute(route, routes);
    return report('dead-link', {
      message: `There is no page \`${route}\`.`,
      hint: suggestion ? `did you mean "${suggestion}"?` : 'correct the address, or add the page',
      ...traceToSource(siteProvenance, path),
    });
  });
}

/** The schema of the lists that features read of `site:`. */
const siteListsSchema = { properties: featureKeys.listSchemas };
