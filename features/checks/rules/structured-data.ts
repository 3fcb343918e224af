import {
  createReporter,
  defineRules,
  examples,
  listRenderedPages,
  locateInSection,
  type Problem,
  type RenderedPageFacts,
  type RenderedSiteFacts,
  type ResolvedPage,
  type RuleContext,
  readFacts,
  type SitePage,
  type SiteRuleContext,
  traceToSource,
  type YamlLocation,
} from '../../../schema/index.ts';
import { renderedFacts } from '../facts.ts';
import { checkJsonLd } from '../structuredData/checkJsonLd.ts';
import { listHandwrittenData } from '../structuredData/listHandwrittenData.ts';

export const rules = defineRules('page', {
  'jsonld-without-type': {
    code: 'BW200',
    severity: 'error',
    title: 'Structured data has no @type',
    why: 'Search engines ignore objects without a type.',
    help: 'Add `"@type":` with a type from schema.org.',
  },
  'jsonld-unknown-type': {
    code: 'BW201',
    severity: 'error',
    title: 'A schema.org type does not exist',
    why: 'Search engines ignore types that they do not know.',
    help: 'Correct the name. https://schema.org/docs/full.html lists all types.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": ${['Servise', 'Service']}
    name: Example`,
  },
  'jsonld-unknown-property': {
    code: 'BW202',
    severity: 'warning',
    title: 'A schema.org property does not exist',
    why: 'Search engines ignore properties that the type does not have.',
    help: 'Correct the name. The page of the type on schema.org lists all properties.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": Service
    ${['naem', 'name']}: Example
    serviceType: Help`,
  },
  'jsonld-missing-required': {
    code: 'BW203',
    severity: 'error',
    title: 'Structured data lacks a property that Google requires',
    why: 'Google shows no rich result without it.',
    help: 'Add the property.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": LocalBusiness
    name: Example${[
      '',
      `
    address: { "@type": PostalAddress, streetAddress: 1 Main Street, addressLocality: Atlanta }`,
    ]}`,
  },
  'jsonld-wrong-value': {
    code: 'BW204',
    severity: 'error',
    title: 'Structured data has a value that Google rejects',
    why: 'Google ignores the whole entry if one value has the wrong format.',
    help: 'Write the value in the format that the message describes.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: ${['last week', '2026-01-31']}
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
  },
  'jsonld-expired': {
    code: 'BW205',
    severity: 'warning',
    title: 'Structured data has expired',
    why: 'Search engines drop entries whose last day has passed.',
    help: 'Remove the entry, or change the date.',
    ...examples`- type: hero
  headline: Hello
- type: jsonld
  data:
    "@type": JobPosting
    title: Assistant
    description: Helps
    datePosted: ${[
      `2020-01-31
    validThrough: 2020`,
      `2026-01-31
    validThrough: 2090`,
    ]}-03-31
    hiringOrganization: Example
    jobLocation: { "@type": Place, address: Atlanta }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports handwritten structured data that is invalid. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  const { now, resolve } = context;
  return listHandwrittenData(page, context).flatMap(({ section, path, value }) =>
    checkJsonLd([value], { now, timeZone: resolve.timeZone })
      // The schema already reports a missing `@type` of the object as a missing key.
      .filter(({ rule }) => rule !== 'jsonld-without-type')
      .map(({ rule, path: [, ...inner], part, replacement, ...text }) => {
        const place = locateInSection(page, section, [...path, ...inner], part);
        const { at } = place;
        return report(rule, {
          ...text,
          ...place,
          ...(replacement && typeof at.part !== 'object' && { fix: [{ at, text: replacement }] }),
        });
      }),
  );
}

/** Reports structured data of rendered pages, at the sections that generate it. */
export function checkRendered(rendered: RenderedSiteFacts, context: SiteRuleContext): Problem[] {
  return listRenderedPages(rendered, context).flatMap(({ facts, page }) =>
    checkPageData(facts, page, context),
  );
}

function checkPageData(
  rendered: RenderedPageFacts,
  page: SitePage,
  { now, resolve, site, siteProvenance }: SiteRuleContext,
): Problem[] {
  const { file, path } = page.routeEntry;
  const at: YamlLocation = { file, path, part: 'key' };
  const { invalidData = [] } = readFacts(rendered, renderedFacts);
  return invalidData.flatMap(({ section, objects }) => {
    const found = checkJsonLd(objects, { now, timeZone: resolve.timeZone });
    if (found.length === 0) return [];
    const shown = page.resolved().sections.filter(({ isShown }) => isShown);
    const owner = section === undefined ? undefined : shown[section];
    // Every page has this object: it is reported once.
    if (!owner && siteProvenance && objects.some(isOrganization))
      return found.map(({ rule, message, hint }) => {
        const path = site?.organization ? ['organization'] : ['name'];
        const { at, related } = traceToSource(siteProvenance, path, 'key');
        return report(rule, { message, hint, at, related });
      });
    const head = owner ? traceToSource(owner.provenance, [], 'head').at : at;
    return found.map(({ rule, message, hint }) =>
      report(rule, {
        message,
        hint,
        at: head,
        route: rendered.route,
        ...(owner && { section: owner.value.type }),
      }),
    );
  });
}

/** Whether an object is the organization of the site, which `site.organization` describes. */
function isOrganization(object: object): boolean {
  return '@id' in object && String(object['@id']).endsWith('/#organization');
}
