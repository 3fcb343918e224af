import { isPublicFile } from '../../../base/files/isPublicFile.ts';
import { countBelow } from '../../../base/lists/countBelow.ts';
import {
  collectRedirects,
  createReporter,
  defineRules,
  examples,
  listAncestors,
  type Problem,
  reservedRoute,
  type SiteRuleContext,
  site,
  traceToSource,
} from '../../../schema/index.ts';
import { readLists } from '../../../schema/vocabulary.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'feed-collision': {
    code: 'BW185',
    severity: 'error',
    // No build can write both.
    phase: 'shape',
    title: 'Something else has the path of a feed',
    why: 'Only one of them can be published there.',
    help: 'Choose another path for the feed, or rename the file or page.',
    ...examples`${site}
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
  },
});

const report = createReporter<typeof rules>();

/** Reports feeds whose files other parts of the site occupy: files, pages, redirects, other feeds. */
export function checkSite(context: SiteRuleContext): Problem[] {
  const { siteProvenance, lists } = context;
  const { feeds = [] } = readLists(lists, keys.siteLists);
  if (!siteProvenance) return [];
  const findPage = createRouteFinder(context.pages.map(({ facts }) => facts.meta.route));
  const findRedirect = createRouteFinder(collectRedirects(context).map(({ from }) => from));
  const explainOccupied = (paths: readonly string[]): string | undefined => {
    const file = paths.flatMap(listAncestors).find((path) => isPublicFile(context.root, path));
    if (file) return `public${file} is served there`;
    const [page] = paths.flatMap(findPage);
    if (page !== undefined) return `the page \`${page}\` is there`;
    const [redirect] = paths.flatMap(findRedirect);
    if (redirect !== undefined) return `\`${redirect}\` is a redirect`;
    const reserved = paths.find((path) => reservedRoute(path));
    return reserved && `the build writes \`${reserved}\` itself`;
  };
  const known = new Set<string>();
  return feeds.flatMap(({ path }, index): Problem | Problem[] => {
    const reason = known.has(path)
      ? 'another feed has this path'
      : explainOccupied([`${path}.xml`, `${path}.json`]);
    known.add(path);
    if (!reason) return [];
    return report('feed-collision', {
      message: `The feed \`${path}\` cannot be written: ${reason}.`,
      hint: 'choose another path for the feed',
      ...traceToSource(siteProvenance, ['feeds', index, 'path']),
    });
  });
}

/** Returns a function that finds a route at a path, and one below it. */
function createRouteFinder(routes: readonly string[]): (path: string) => string[] {
  const sorted = routes.toSorted();
  return (path) =>
    [path, `${path}/`].flatMap((start) => {
      const route = sorted[countBelow(sorted, start)];
      return route === path || (start !== path && route?.startsWith(start)) ? [route] : [];
    });
}
