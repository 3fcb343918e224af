import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { locateKey } from '../../reference/expressions/Provenance.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';

export const rules = defineRules('site', {
  'duplicate-route': {
    code: 'BW100',
    severity: 'error',
    hidesFollowUps: true,
    title: 'Two pages use the same route',
    why: 'Only one page can have each address.',
    help: 'Change one of the routes.',
    ...examples`/{{ city.slug }}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta, slug: ${[
      `south }
miami: { name: Miami, slug: south`,
      `atlanta }
miami: { name: Miami, slug: miami`,
    ]} }
# data/cities.schema.yaml
properties: { name: {}, slug: {} }`,
  },
  'each-not-in-route': {
    code: 'BW083',
    phase: 'reference',
    severity: 'error',
    title: 'Several pages of an entry get the same route',
    why: 'Only one page can have each address.',
    help: 'Add a column to the route that is different for every row.',
    ...examples`/${['city', '{{ city.key }}']}:
  each: { city: cities }
  title: "{{ city.name }}"
  description: Assistants
  sections:
    - { type: hero, headline: Hello }
# data/cities.yaml
atlanta: { name: Atlanta }
boston: { name: Boston }
# data/cities.schema.yaml
properties: { name: {} }`,
  },
});

/** Creates a problem of pages with the same route. */
export const reportSameRoute = createReporter<typeof rules>();

/** Reports pages with the same route. */
export function checkSite({ allPages }: SiteRuleContext): Problem[] {
  const first = new Map<string, SitePage>();
  return allPages.flatMap((page): Problem | Problem[] => {
    const { route } = page.facts.meta;
    const other = first.get(route);
    if (!other) {
      first.set(route, page);
      return [];
    }
    return reportSameRoute('duplicate-route', {
      message: `Two pages use the route \`${route}\`.`,
      hint: 'change one of the routes',
      at: locateKey(page.routeEntry),
      related: [{ at: locateKey(other.routeEntry), message: 'first used here' }],
      route,
    });
  });
}
