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
import { hasSwitch } from '../hasSwitch.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'scheme-switch': {
    code: 'BW253',
    severity: 'warning',
    title: 'Visitors cannot choose a scheme that the site does not have',
    why: '`theme: { scheme: light }` and `scheme: dark` leave the site a single colour scheme, so pages have no switch.',
    help: 'Remove `scheme` from `theme` and name the scheme that visitors see first in `schemeSwitch`, or remove `schemeSwitch`.',
    ...examples`${siteExample}
  ${['theme: { scheme: dark }', 'theme: { accent: "#2563eb" }']}
  schemeSwitch: dark
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`,
  },
});

const report = createReporter<typeof rules>();

/** Reports a switch between the schemes of a site that has only one. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance || hasSwitch(site)) return [];
  if (readKeys(site, keys.site).schemeSwitch === undefined) return [];
  return [
    report('scheme-switch', {
      message: `The site has the ${site.theme.scheme} scheme alone, so pages have no switch.`,
      hint: 'remove `scheme` from `theme`, or remove `schemeSwitch`',
      ...traceToSource(siteProvenance, ['schemeSwitch']),
    }),
  ];
}
