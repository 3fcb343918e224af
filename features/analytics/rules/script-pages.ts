import { matchesRoute } from '../../../base/text/matchesRoute.ts';
import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  site as siteExample,
  traceToSource,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'script-pages': {
    code: 'BW572',
    severity: 'warning',
    title: 'No page has a route of a script',
    why: 'The script is loaded on the pages in `pages` and nowhere else.',
    help: 'Name routes as the manifest writes them; `/blog/*` is `/blog` with all pages below.',
    ...examples`${siteExample}
  scripts:
    - { name: Status, src: https://status.example.net/badge.js, category: necessary, pages: [${['/home', '/']}] }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports entries in `pages` of scripts that no page has. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { site, siteProvenance, allPages, areRoutesIncomplete } = context;
  if (!site || !siteProvenance || areRoutesIncomplete) return [];
  const { scripts } = readKeys(site, keys.site);
  // Other rules report what is not valid.
  if (!Array.isArray(scripts)) return [];
  const routes = allPages.map(({ facts }) => facts.meta.route);
  return scripts.flatMap((script, index) => {
    const pages: unknown = script?.pages;
    if (!Array.isArray(pages)) return [];
    return pages.flatMap((pattern: unknown, position): Problem | Problem[] =>
      typeof pattern !== 'string' || routes.some((route) => matchesRoute(route, [pattern]))
        ? []
        : report('script-pages', {
            message: `No page has the route \`${pattern}\`.`,
            hint: 'name a route of the site, or a group of routes such as `/blog/*`',
            ...traceToSource(siteProvenance, ['scripts', index, 'pages', position]),
          }),
    );
  });
}
