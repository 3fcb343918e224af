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
  'loose-policy': {
    code: 'BW580',
    severity: 'warning',
    title: 'The content security policy allows more than it should',
    why: 'The policy is what stops code that somebody slipped into a page. A wildcard allows every subdomain, also ones that others control; `unsafe-inline` and `unsafe-eval` allow any code that is in the page.',
    help: 'Name single origins. If a service cannot work without the source, turn this check off at its line, so that the decision is seen.',
    ...examples`${siteExample}
  policy: { script-src: [${['"https://*.example.net"', 'https://cdn.example.net']}] }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports sources of `site.policy` that allow more than one origin. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  if (!site || !siteProvenance) return [];
  const policy: unknown = readKeys(site, keys.site).policy;
  return Object.entries(policy ?? {}).flatMap(([directive, sources]) => {
    // Other rules report what is not valid.
    if (!Array.isArray(sources)) return [];
    return sources.flatMap((source: unknown, index): Problem | Problem[] => {
      const message = typeof source === 'string' && explainSource(source, directive);
      if (!message) return [];
      return report('loose-policy', {
        message,
        hint: String(source).includes('*')
          ? 'name single origins, such as `https://cdn.example.net`'
          : 'move the code into a file of the site, or of a single origin',
        ...traceToSource(siteProvenance, ['policy', directive, index]),
      });
    });
  });
}

/** Says what a source allows beyond a single origin; undefined for a source that allows no more. */
function explainSource(source: string, directive: string): string | undefined {
  if (source.includes('*'))
    return `\`${source}\` allows every subdomain, also one that somebody else controls.`;
  if (source === 'unsafe-inline')
    return directive === 'style-src'
      ? '`unsafe-inline` allows styles that somebody slipped into a page.'
      : '`unsafe-inline` allows every script that somebody slipped into a page.';
  if (source === 'unsafe-eval') return '`unsafe-eval` allows scripts to run any text as code.';
  const isCode = ['script-src', 'worker-src'].includes(directive);
  if (isCode && source === 'data:') return '`data:` allows every script that is in an address.';
  return undefined;
}
