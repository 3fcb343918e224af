import { escapeHtml } from '../../../base/text/escape.ts';
import { forbidsIndexing } from '../../../base/text/forbidsIndexing.ts';
import { isNotFoundRoute } from '../../../base/text/isNotFoundRoute.ts';
import { challengeServices, english, type Page } from '../../../schema/vocabulary.ts';
import { getTexts, type PageContext } from '../../../sections/index.ts';
import { type PolicySources, pagePolicy, styleHash } from '../context/contentPolicy.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import { describeArticle } from './describeArticle.ts';
import type { Relations } from './findRelations.ts';
import { formatLinks } from './formatPath.ts';
import { metaTags } from './metaTags.ts';
import { listPageScripts, renderPageScripts } from './pageScripts.ts';
import { renderShareCard } from './renderShareCard.ts';
import { renderSharedHead, renderStyles, type StyleMarkup } from './renderSharedHead.ts';
import { alternateLinks, canonicalLink } from './versionLinks.ts';

/**
 * Renders the content of <head>: metadata, social cards, the stylesheet and, for a page with islands,
 * the script that hydrates them. Returns three parts, because `style`, by far the largest, is the same
 * string for all pages with the same stylesheet. Each helper below renders one kind of tag.
 */
export function renderHead(input: HeadInput): HeadMarkup {
  const { page, context, renderContext, data } = input;
  const shared = renderSharedHead(renderContext);
  const styles = renderStyles(shared, input.stylesheet);
  const { tints = '' } = input;
  const { laterStyles = [] } = input;
  const article = describeArticle(data);
  const start = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...renderPolicy(input, styles),
    `<title>${escapeHtml(page.title)}</title>`,
    ...metaTags('name', {
      description: page.description,
      keywords: page.keywords?.join(', '),
      author: article?.authors.join(', '),
      robots: renderContext.assets.noindex
        ? 'noindex, nofollow'
        : page.noindex && !forbidsIndexing(page.robots)
          ? 'noindex, follow'
          : page.robots,
      variant: page.variant?.label,
    }),
    ...shared.colors,
    ...(isNotFoundRoute(page.route) ? [] : [canonicalLink(page, context, renderContext)]),
    ...alternateLinks(page, renderContext),
    ...formatLinks(page, renderContext),
    ...relationLinks(input),
    ...renderShareCard(page, context, renderContext, article),
    '',
  ];
  const end = [
    tints && `<style>${tints}</style>`,
    ...islandScript(input),
    ...laterStyles.map(
      (name) =>
        `<noscript><link rel="stylesheet" href="${escapeHtml(styleAddress(name, renderContext))}"></noscript>`,
    ),
    ...renderPageScripts(listPageScripts(page, renderContext, input.media)),
    ...shared.end,
  ];
  return { start: start.join('\n'), style: styles.style, end: end.join('\n') };
}

interface HeadInput {
  page: Page;
  context: PageContext;
  renderContext: RenderContext;
  islands: string[];
  /** The islands whose own styles are loaded with their code. */
  laterStyles?: readonly string[];
  /** Names of its forms. */
  forms?: readonly string[];
  data: object[];
  /** Sources of its frames and videos. */
  media?: PolicySources;
  /** The pages before and after. */
  relations?: Relations;
  /** The styles of the page. */
  stylesheet: string;
  /** The colours of its images' places. */
  tints?: string;
}

interface HeadMarkup {
  start: string;
  style: string;
  end: string;
}

/** Renders the content security policy; no policy in development. */
function renderPolicy(input: HeadInput, { hash }: StyleMarkup): string[] {
  const { page, renderContext, tints = '' } = input;
  const { policy } = renderContext.assets;
  if (!policy) return [];
  const sources = [
    ...listPageScripts(page, renderContext, input.media).map(({ origins }) => origins),
    ...listChallenges(input),
    input.media ?? {},
    ...(input.laterStyles?.length ? [{ style: ["'self'"] }] : []),
  ];
  const content = pagePolicy(policy, tints ? [hash, styleHash(tints)] : [hash], sources);
  return [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(content)}">`];
}

/** Returns what the challenges of the page's forms load. */
function listChallenges({ renderContext, forms = [] }: HeadInput): PolicySources[] {
  return forms.flatMap((name) => {
    const { challenge } = renderContext.forms[name] ?? {};
    return challenge ? [challengeServices[challenge.service].sources] : [];
  });
}

function relationLinks({ relations = {}, context }: HeadInput): string[] {
  return Object.entries(relations).map(
    ([rel, href]) =>
      `<link rel="${rel}" href="${escapeHtml(new URL(href, context.site.url).href)}">`,
  );
}

function islandScript({ islands, laterStyles = [], renderContext, context }: HeadInput): string[] {
  const { assets } = renderContext;
  if (islands.length === 0) return [];
  const { loading } = getTexts({ page: english.page }, context.site.words).page;
  const map = Object.fromEntries([
    ...['_', ...islands].map((name) => [name, assets.islands[name] ?? throwMissingIsland(name)]),
    ...laterStyles.map((name) => [`${name}.css`, styleAddress(name, renderContext)]),
  ]);
  return [
    `<script type="module" src="${escapeHtml(assets.entry)}" data-islands="${escapeHtml(JSON.stringify(map))}" data-loading="${escapeHtml(loading)}"></script>`,
  ];
}

function styleAddress(island: string, { assets }: RenderContext): string {
  return assets.islandStyles?.[island] ?? throwMissingIsland(island);
}

function throwMissingIsland(name: string): never {
  throw new Error(`The island ${name} was not bundled`);
}
