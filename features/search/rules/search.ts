import {
  createReporter,
  defineRules,
  site as exampleSite,
  examples,
  type Problem,
  readFacts,
  type SiteRuleContext,
  traceToSource,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { facts } from '../facts.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'search-page': {
    code: 'BW573',
    severity: 'error',
    title: 'The page of the search has no search',
    why: 'The search in the header leads to this page, where visitors without JavaScript need the links to all pages.',
    help: 'Add a section `search` to the page, or name another page in `search` of `site:`.',
    ...examples`${exampleSite}
  search: { page: / }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }${[
        '',
        `
      - { type: search, title: Search }`,
      ]}`,
  },
});

const report = createReporter<typeof rules>();

/** Reports a page of the search that has no section `search` with links to all pages. */
export function checkSite({ site, siteProvenance, pages }: SiteRuleContext): Problem[] {
  const { page: route } = readKeys(site ?? {}, keys.site).search ?? {};
  const page = pages.find(({ facts: { meta } }) => meta.route === route);
  if (!page || !siteProvenance || readFacts(page.facts, facts).searchSection === 'pages') return [];
  return [
    report('search-page', {
      message: `The page \`${route}\` has no section \`search\` with links to all pages.`,
      hint: 'add `- type: search` to its sections',
      ...traceToSource(siteProvenance, ['search', 'page']),
    }),
  ];
}
