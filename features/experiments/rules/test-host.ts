import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type SiteRuleContext,
} from '../../../schema/index.ts';
import { edgeHosts } from '../../_shared/edge/index.ts';
import { listTests } from '../listTests.ts';

export const rules = defineRules('site', {
  'test-host': {
    code: 'BW591',
    severity: 'warning',
    title: 'The host of the site cannot run a test',
    why: 'The host chooses the variant before it answers. One that cannot shows all visitors the page itself.',
    help: 'Publish the site at a host that can, and name it in `site.host`, or remove the test.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  host: ${['nginx', 'netlify']}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: Hello
        test: { name: hello, owner: Ada, end: 2090-01-31, b: { headline: Welcome } }`,
  },
});

const report = createReporter<typeof rules>('test-host');

/** Reports tests of a site whose host cannot choose between pages. */
export function checkSite({ site, pages }: SiteRuleContext): Problem[] {
  const { host } = (site ?? {}) as { host?: string };
  if (edgeHosts.some((name) => name === host)) return [];
  const tested = pages.filter(({ facts: { meta } }) => meta.variant && !meta.variant.shownAs);
  return tested.flatMap((page) => {
    const resolved = page.resolved();
    return listTests(resolved).map(({ section }) =>
      report({
        message: host
          ? `The host \`${host}\` cannot choose between two pages, so all visitors see this one.`
          : 'No host is named that chooses between two pages, so all visitors see this one.',
        hint: `set \`site.host\` to ${edgeHosts.join(', ').replace(/, ([^,]*)$/, ' or $1')}, or remove the test`,
        ...locateInSection(resolved, section, ['test'], 'key'),
      }),
    );
  });
}
