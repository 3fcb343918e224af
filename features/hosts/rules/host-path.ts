import {
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { explainPath } from '../explainRedirects.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'host-path': {
    code: 'BW515',
    severity: 'warning',
    title: 'The host serves the site at the root of a domain, and its address has a path',
    why: 'The pages link to addresses below the path, which the host does not answer by itself.',
    help: 'Use an address without a path in `site.url`, or pass the requests below the path to the host without it, and set `host-path: off` in `site.checks`.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com${['/shop', '']}
  description: An example of a site
  host: netlify
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});

const report = createReporter<typeof rules>('host-path');

/** Reports a path in `site.url` for a host that serves the folder at the root of a domain. */
export function checkSite({ site, siteProvenance }: SiteRuleContext): Problem[] {
  const { host } = readKeys(site ?? {}, keys.site);
  const [layer] = siteProvenance?.layers ?? [];
  const found = host && layer && explainPath(host, site?.url ?? '');
  return found
    ? [report({ ...found, at: { file: layer.file, path: [...layer.path, 'url'] } })]
    : [];
}
