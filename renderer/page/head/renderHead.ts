import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { escapeCssForStyle, escapeHtml, stringifyForScript } from '../../../base/text/escape.ts';
import * as english from '../../../schema/messages/english.ts';
import { deriveColours } from '../../../schema/theme/deriveColours.ts';
import { challengeServices } from '../../../schema/vocabulary/form/challengeServices.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import { getColourSchemes } from '../../../schema/vocabulary/theme/getColourSchemes.ts';
import type { PageContext } from '../../../sections/_shared/page/page.ts';
import { getTexts } from '../../../sections/_shared/page/words.ts';
import { type PolicySources, pagePolicy, styleHash } from '../context/contentPolicy.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import { isNotFoundRoute } from '../shell/isNotFoundRoute.ts';
import { type ArticleMetadata, describeArticle } from './describeArticle.ts';
import type { Relations } from './findRelations.ts';
import { renderHeadTags } from './renderHeadTags.ts';

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
    ...metaByName({
      description: page.description,
      keywords: page.keywords?.join(', '),
      author: article?.authors.join(', '),
      robots: renderContext.assets.noindex
        ? 'noindex, nofollow'
        : page.noindex
          ? 'noindex, follow'
          : page.robots !== 'index, follow' // The default of search engines.
            ? page.robots
            : undefined,
    }),
    ...shared.colours,
    ...(isNotFoundRoute(page.route) ? [] : [canonicalLink(input)]),
    ...alternateLinks(page, renderContext),
    ...relationLinks(input),
    ...shareCard(page, context, renderContext, article),
    '',
  ];
  const end = [
    tints && `<style>${tints}</style>`,
    ...islandScript(input),
    ...laterStyles.map(
      (name) =>
        `<noscript><link rel="stylesheet" href="${escapeHtml(styleAddress(name, renderContext))}"></noscript>`,
    ),
    ...analyticsScript(page, renderContext),
    ...shared.end,
  ];
  return { start: start.join('\n'), style: styles.style, end: end.join('\n') };
}

/** Whether a page loads the script that counts visits. */
export function hasAnalytics(page: Page, { assets }: RenderContext): boolean {
  return assets.analytics !== undefined && page.analytics !== false;
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

/** Renders the markup that all pages share, once for each render context. */
function renderSharedHead(renderContext: RenderContext): SharedMarkup {
  return getOrCreate(rendered, renderContext, () => {
    const { assets, site } = renderContext;
    return {
      colours: [
        meta('name', 'color-scheme', getColourSchemes(site.theme).join(' ')),
        ...themeColours(renderContext),
      ],
      files: [...icons(renderContext), ...preloads(renderContext)],
      styles: new Map(),
      end: [
        ...feedLinks(renderContext),
        ...Object.entries(site.verification ?? {}).map(([name, content]) =>
          meta('name', name, content),
        ),
        ...renderHeadTags(renderContext),
        ...(assets.headExtra ? [assets.headExtra] : []),
      ],
    };
  });
}

/** Links with which readers of feeds find the feeds of the site. */
function feedLinks({ site, base }: RenderContext): string[] {
  return (site.feeds ?? []).flatMap(({ path, title }) =>
    Object.entries({ xml: 'application/rss+xml', json: 'application/feed+json' }).map(
      ([ending, type]) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(`${base}${path.slice(1)}.${ending}`)}">`,
    ),
  );
}

interface SharedMarkup {
  colours: string[];
  /** Links to the icons of the site and to fonts. */
  files: string[];
  /** Stylesheet → its markup. */
  styles: Map<string, StyleMarkup>;
  end: string[];
}

interface StyleMarkup {
  /** Hash of the stylesheet, for the content security policy. */
  hash: string;
  style: string;
}

/** Hashing takes longer than the rest of the head, so pages with the same stylesheet share it. */
function renderStyles({ styles, files }: SharedMarkup, stylesheet: string): StyleMarkup {
  return getOrCreate(styles, stylesheet, () => {
    const css = escapeCssForStyle(stylesheet);
    return {
      hash: styleHash(css),
      style: [...files, `<style>${css}</style>`].join('\n'),
    };
  });
}

/** Renders the content security policy; no policy in development. */
function renderPolicy(input: HeadInput, { hash }: StyleMarkup): string[] {
  const { page, renderContext, tints = '' } = input;
  const { policy } = renderContext.assets;
  if (!policy) return [];
  const isCounted = policy.analytics !== undefined && hasAnalytics(page, renderContext);
  const sources = [
    ...(isCounted ? [policy.analytics ?? {}] : []),
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

const rendered = new WeakMap<RenderContext, SharedMarkup>();

function canonicalLink({ page, context, renderContext }: HeadInput): string {
  const { canonical = context.absolute(page.route), isUntranslated, original } = page;
  // A page without translation repeats its original.
  const [first] = Object.values(renderContext.versions?.[original ?? ''] ?? {});
  const address = isUntranslated && first ? toAddress(first.route, renderContext) : canonical;
  return `<link rel="canonical" href="${escapeHtml(address)}">`;
}

/**
 * Links to every version of a page that search engines may list, itself included, the same on each of
 * them: search engines ignore versions that do not name each other.
 */
function alternateLinks(page: Page, renderContext: RenderContext): string[] {
  const { versions } = renderContext;
  const all = Object.entries(versions?.[page.original ?? page.route] ?? {});
  const listed = all.filter(([, { isUnlisted }]) => !isUnlisted);
  if (listed.length < 2 || !listed.some(([, { route }]) => route === page.route)) return [];
  const [[, original] = ['', { route: page.route }]] = listed;
  const toLink = (language: string, route: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(toAddress(route, renderContext))}">`;
  return [
    ...listed.map(([language, { route }]) => toLink(language, route)),
    toLink('x-default', original.route),
  ];
}

function toAddress(route: string, { site, base }: RenderContext): string {
  return new URL(base + route.slice(1), site.url).href;
}

function relationLinks({ relations = {}, context }: HeadInput): string[] {
  return Object.entries(relations).map(
    ([rel, href]) =>
      `<link rel="${rel}" href="${escapeHtml(new URL(href, context.site.url).href)}">`,
  );
}

/**
 * Renders the schema.org objects of a page, for the end of its body: they repeat texts of the page, and
 * compression only finds repetitions that are near.
 */
export function renderStructuredData(data: readonly object[]): string {
  if (data.length === 0) return '';
  const graph = stringifyForScript({ '@context': 'https://schema.org', '@graph': data });
  return `<script type="application/ld+json">${graph}</script>`;
}

function shareCard(
  page: Page,
  context: PageContext,
  { site, assets }: RenderContext,
  article: ArticleMetadata | undefined,
): string[] {
  const absolute = (image: string | undefined) =>
    image?.startsWith('/') ? context.absolute(assets.files[image] ?? image) : undefined;
  const ownImageUrl = absolute(page.image) ?? article?.image;
  const imageUrl = ownImageUrl ?? absolute(site.social?.image);
  const imageAlt = (ownImageUrl ? undefined : site.social?.imageAlt) ?? page.title;
  const url = context.absolute(page.route);
  return [
    ...Object.entries({
      'og:type': page.type ?? (article ? 'article' : 'website'),
      'og:site_name': site.name,
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:locale': toOpenGraphLocale(site.locale),
      'og:image': imageUrl,
      'og:image:alt': imageUrl && imageAlt,
    }).flatMap(([property, content]) => (content ? [meta('property', property, content)] : [])),
    ...(article?.properties ?? []).map(([property, content]) =>
      meta('property', property, content),
    ),
    // X takes the title, description and picture from Open Graph.
    ...metaByName({
      'twitter:card': imageUrl ? 'summary_large_image' : 'summary',
      'twitter:site': site.social?.twitter,
    }),
  ];
}

/** Returns a locale as Open Graph writes it, with a country: `de_DE`. */
function toOpenGraphLocale(locale: string): string {
  return getOrCreate(openGraphLocales, locale, () => {
    const { language, region } = new Intl.Locale(locale).maximize();
    return region ? `${language}_${region}` : language;
  });
}

const openGraphLocales = new Map<string, string>();

/** Gives the browser's own bars the colour of the page. */
function themeColours({ site }: RenderContext): string[] {
  const schemes = getColourSchemes(site.theme);
  return schemes.map((scheme) => {
    const { background } = deriveColours(site.theme, scheme);
    const media = schemes.length > 1 ? ` media="(prefers-color-scheme: ${scheme})"` : '';
    return `<meta name="theme-color"${media} content="${escapeHtml(background)}">`;
  });
}

function preloads({ assets }: RenderContext): string[] {
  return (assets.preloads ?? []).map(
    (address) =>
      `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(address)}" crossorigin>`,
  );
}

function icons({ assets }: RenderContext): string[] {
  const rels: [string, string][] = [
    ['/favicon.svg', 'rel="icon" type="image/svg+xml"'],
    ...(assets.files['/favicon.svg']
      ? []
      : ([['/icon-192.png', 'rel="icon" type="image/png" sizes="192x192"']] as [string, string][])),
    ['/apple-touch-icon.png', 'rel="apple-touch-icon"'],
    ['/site.webmanifest', 'rel="manifest"'],
  ];
  return rels.flatMap(([path, attributes]) =>
    assets.files[path] ? [`<link ${attributes} href="${escapeHtml(assets.files[path])}">`] : [],
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

function analyticsScript(page: Page, renderContext: RenderContext): string[] {
  if (!hasAnalytics(page, renderContext)) return [];
  const { src = '' } = renderContext.assets.analytics ?? {};
  return [`<script src="${escapeHtml(src)}" defer></script>`];
}

function throwMissingIsland(name: string): never {
  throw new Error(`The island ${name} was not bundled`);
}

function metaByName(entries: Record<string, string | undefined>): string[] {
  return Object.entries(entries).flatMap(([name, content]) =>
    content ? [meta('name', name, content)] : [],
  );
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${escapeHtml(key)}" content="${escapeHtml(content)}">`;
}
