import { groupBy } from '../../../../base/lists/groupBy.ts';
import { escapeText } from '../../../_shared/runs/index.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import { titleize } from '../text/titleize.ts';
import { toHugoPath } from './buildPageAddress.ts';
import type { HugoConfig } from './HugoConfig.ts';
import type { HugoPage } from './openHugoPage.ts';

/**
 * Lists the pages of sections without a text, such as those of a handbook: each has links to the texts and
 * sections in it. Sections of articles with dates are written anew as lists.
 */
export function listSectionPages(
  pages: readonly HugoPage[],
  articles: readonly ImportedArticle[],
  config: HugoConfig,
): ImportedArticle[] {
  const bySource = new Map(articles.map((article) => [article.source, article]));
  const dated = new Set(articles.flatMap(({ date, collection }) => (date ? collection : [])));
  const main = pages.filter(({ language }) => language === undefined);
  const own = new Map(
    main.flatMap((page) => (page.isSection ? [[page.folders.join('/'), page] as const] : [])),
  );
  const first = main.flatMap(({ folders: [name] }) => name ?? []);
  const sections = [...new Set([...own.keys(), ...first])].filter(
    (name) => name !== '' && !dated.has(name) && !bySource.has(own.get(name)?.path ?? ''),
  );
  const describe = (name: string) => {
    const { path = name, data = {} } = own.get(name) ?? {};
    const title =
      typeof data.title === 'string' ? data.title : titleize(name.split('/').at(-1) ?? '');
    return { source: path, title, weight: readWeight(data) };
  };
  const texts = main.flatMap((page) => {
    const article = bySource.get(page.path);
    const parts = page.isSection ? page.folders.slice(0, -1) : page.folders;
    return article && !article.isDraft
      ? [{ parent: parts.join('/'), link: { ...article, weight: readWeight(page.data) } }]
      : [];
  });
  const inner = sections.map((name) => ({
    parent: name.split('/').slice(0, -1).join('/'),
    link: { ...describe(name), address: toAddress(name, config) },
  }));
  const children = groupBy([...texts, ...inner], ({ parent }) => parent);
  return sections.flatMap((name): ImportedArticle | [] => {
    const links = (children.get(name) ?? []).map(({ link }) => link).sort(compare);
    const { source, title } = describe(name);
    return links.length === 0
      ? []
      : {
          source,
          collection: 'pages',
          address: toAddress(name, config),
          title,
          body: links.map((one) => `- [${escapeText(one.title)}](${one.address})`).join('\n'),
        };
  });
}

function toAddress(section: string, config: HugoConfig): string {
  return `/${section
    .split('/')
    .map((name) => toHugoPath(name, config))
    .join('/')}/`;
}

function readWeight({ weight }: Readonly<Record<string, unknown>>): number {
  return typeof weight === 'number' && weight > 0 ? weight : Number.MAX_SAFE_INTEGER;
}

/** By weight, then by title, as Hugo does. */
function compare(
  one: { weight: number; title: string },
  other: { weight: number; title: string },
): number {
  return one.weight - other.weight || (one.title < other.title ? -1 : 1);
}
