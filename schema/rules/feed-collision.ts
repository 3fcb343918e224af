import type { SiteRuleContext } from '../content/RuleContext.ts';
import { collectRedirects } from '../content/site/collectRedirects.ts';
import { findPublicFile, listAncestors } from '../content/site/findPublicFile.ts';
import { examples } from '../diagnostics/examples.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleMeta } from '../diagnostics/RuleMeta.ts';
import { traceToSource } from '../reference/expressions/Provenance.ts';
import { reservedRoute } from '../shape/formats/reservedRoute.ts';

export const rule: RuleMeta = {
  code: 'BW185',
  phase: 'content',
  scope: 'site',
  severity: 'error',
  title: 'Something else has the path of a feed',
  why: 'Only one of them can be published there.',
  help: 'Choose another path for the feed, or rename the file or page.',
  ...examples`# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example
  feeds:
    - path: /${['feed', 'news']}
      title: News
      description: What is new
      items: []
pages:
  /:
    title: The home page
    description: All that is new, and all that is not
    sections:
      - { type: hero, headline: Hello }
# public/feed.xml
<rss/>`,
};

/** Reports feeds whose files other parts of the site occupy: files, pages, redirects, other feeds. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { provenance, feeds } = context.feeds;
  if (!provenance) return [];
  return feeds.flatMap(({ path }, index): Problem[] => {
    const isTwice = feeds.slice(0, index).some((other) => other.path === path);
    const reason = isTwice
      ? 'another feed has this path'
      : explainOccupied([`${path}.xml`, `${path}.json`], context);
    if (!reason) return [];
    return [
      {
        rule: 'feed-collision',
        message: `The feed \`${path}\` cannot be written: ${reason}.`,
        hint: 'choose another path for the feed',
        ...traceToSource(provenance, ['feeds', index, 'path']),
      },
    ];
  });
}

/** Explains what else is at one of the paths. */
function explainOccupied(paths: string[], context: SiteRuleContext): string | undefined {
  const file = findPublicFile(context.root, paths.flatMap(listAncestors));
  if (file) return `public${file} is served there`;
  const occupies = (route: string) =>
    paths.some((path) => route === path || route.startsWith(`${path}/`));
  const page = context.pages.find(({ facts }) => occupies(facts.meta.route));
  if (page) return `the page \`${page.facts.meta.route}\` is there`;
  const redirect = collectRedirects(context).find(({ from }) => occupies(from));
  if (redirect) return `\`${redirect.from}\` is a redirect`;
  const reserved = paths.find((path) => reservedRoute(path));
  return reserved && `the build writes \`${reserved}\` itself`;
}
