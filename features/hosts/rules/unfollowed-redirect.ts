import {
  collectRedirects,
  createReporter,
  defineRules,
  examples,
  type Problem,
  type SiteRuleContext,
  SourceFile,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { explainRedirects } from '../explainRedirects.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'unfollowed-redirect': {
    code: 'BW514',
    severity: 'warning',
    title: 'The host of the site does not follow a redirect',
    why: 'Visitors of the old address see "page not found", or the host refuses the whole upload.',
    help: 'Write the redirect in another way, or choose a host that follows it.',
    ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  host: cloudflare-workers
  redirects: { ${['/old?id=2', '/old']}: / }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`,
  },
});

const report = createReporter<typeof rules>('unfollowed-redirect');

/** Reports redirects that `site.host` cannot follow, and what it refuses in public/_redirects. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { host } = readKeys(context.site ?? {}, keys.site);
  if (!host) return [];
  const routes = context.pages.map(({ facts }) => facts.meta.route);
  const list = collectRedirects(context);
  const { ofSite, ofFile, text } = explainRedirects(list, host, { routes, root: context.root });
  const file = new SourceFile('public/_redirects', text);
  return [
    ...ofSite,
    ...ofFile.map(({ from, to, ...found }) => ({ ...found, at: { file, from, to } })),
  ].map((found) => report(found));
}
