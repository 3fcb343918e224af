import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  readFacts,
  type SiteRuleContext,
  site as siteExample,
  traceToSource,
} from '../../../schema/index.ts';
import { readKeys, type Site } from '../../../schema/vocabulary.ts';
import { facts, getPrivacyRoute } from '../facts.ts';
import { keys } from '../keys.ts';
import { listAskedScripts } from '../listAskedScripts.ts';

const page = `pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello, actions: [{ label: Privacy, to: /privacy }] }
  /privacy:
    title: Privacy at the example
    description: A page that says which services receive data about visitors
    sections:
      - { type: prose, title: Privacy, text: `;

export const rules = defineRules('site', {
  'no-privacy-page': {
    code: 'BW570',
    severity: 'warning',
    title: 'Visitors are asked for consent without a page about privacy',
    why: 'Consent counts only if visitors can read before which services receive data and why. The banner links to the page that `privacy` names.',
    help: 'Write the page, and name it in `consent: { privacy: /privacy }` of `site:`.',
    ...examples`${siteExample}
  analytics: { google: { id: G-ABC123DEF4 } }${['', '\n  consent: { privacy: /privacy }']}
${page}We count visits with Google Analytics. }`,
  },
  'unnamed-service': {
    code: 'BW571',
    severity: 'warning',
    title: 'The page about privacy does not name a service',
    why: 'Visitors agree to services by name, and the page about privacy has to say what each of them receives.',
    help: 'Describe the service on the page: who runs it, what it receives and stores, and for how long.',
    ...examples`${siteExample}
  analytics: { google: { id: G-ABC123DEF4 } }
  consent: { privacy: /privacy }
${page}${['We count visits.', 'We count visits with Google Analytics.']} }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports services that need consent without a page about privacy that names them. */
export function checkSite({ site, siteProvenance, pages }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const described = describeServices(site);
  if (!described) return [];
  const { consent } = readKeys(site, keys.site);
  if (!consent?.privacy) {
    const [key = 'analytics'] = ['consent', 'analytics', 'scripts'].filter((name) => name in site);
    return [
      report('no-privacy-page', {
        message: `Visitors are asked for consent to ${described}, but the banner has no link to a page about privacy.`,
        hint: 'name the page in `consent: { privacy: /privacy }`',
        ...traceToSource(siteProvenance, [key]),
      }),
    ];
  }
  const found = pages.find(({ facts }) => facts.meta.route === getPrivacyRoute(site));
  const { unnamedServices = [] } = found ? readFacts(found.facts, facts) : {};
  if (unnamedServices.length === 0) return [];
  return [
    report('unnamed-service', {
      message: `\`${consent.privacy}\` does not name ${unnamedServices.join(', ')}. Visitors are asked for consent to ${described}.`,
      hint: 'describe on that page what the service receives and stores',
      ...traceToSource(siteProvenance, ['consent', 'privacy']),
    }),
  ];
}

/** Lists the services that need consent, by category; undefined without any. */
function describeServices(site: Site): string | undefined {
  const asked = listAskedScripts(site);
  const categories = [...new Set(asked.map(({ category }) => category))];
  const texts = categories.map((name) => {
    const titles = asked.flatMap(({ category, title = '' }) => (category === name ? title : []));
    return `${name} (${titles.join(', ')})`;
  });
  return texts.join(', ') || undefined;
}
