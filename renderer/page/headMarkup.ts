import type { Page } from '../../schema/page.ts';
import type { PageContext } from '../../sections/_shared/page.ts';
import { escapeHtml, jsonForScript } from './escape.ts';
import type { World } from './world.ts';

/**
 * The inside of <head>: metadata, share cards, structured data, the stylesheet, and, only where
 * the page has an island, the one script.
 */
export function headMarkup({ page, context, world, islands, data }: HeadInput): string {
  const { assets, site } = world;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    assets.policy &&
      `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(assets.policy)}">`,
    `<title>${escapeHtml(page.title)}</title>`,
    ...named({
      description: page.description,
      keywords: page.keywords?.join(', '),
      robots: page.noindex ? 'noindex, follow' : (page.robots ?? 'index, follow'),
      'color-scheme': 'light dark',
    }),
    ...themeColours(world),
    page.route !== '/404' &&
      `<link rel="canonical" href="${escapeHtml(page.canonical ?? context.absolute(page.route))}">`,
    ...shareCard(page, context, world),
    ...icons(world),
    assets.stylesheetUrl
      ? `<link rel="stylesheet" href="${assets.stylesheetUrl}">`
      : `<style>${assets.stylesheet}</style>`,
    data.length > 0 &&
      `<script type="application/ld+json">${jsonForScript({ '@context': 'https://schema.org', '@graph': data })}</script>`,
    ...islandScript(islands, world),
    ...Object.entries(site.verification ?? {}).map(([name, content]) =>
      meta('name', name, content),
    ),
    assets.headExtra,
  ]
    .filter(Boolean)
    .join('\n');
}

interface HeadInput {
  page: Page;
  context: PageContext;
  world: World;
  islands: string[];
  data: object[];
}

function shareCard(page: Page, context: PageContext, { site, assets }: World): string[] {
  const image = page.image ?? site.social?.image;
  const served = image && context.absolute(assets.files[image] ?? image);
  const url = context.absolute(page.route);
  return [
    ...Object.entries({
      'og:type': page.type ?? 'website',
      'og:site_name': site.name,
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:locale': site.locale.replace('-', '_'),
      'og:image': served,
      'og:image:alt': served && page.title,
    }).flatMap(([property, content]) => (content ? [meta('property', property, content)] : [])),
    ...named({
      'twitter:card': served ? 'summary_large_image' : 'summary',
      'twitter:site': site.social?.twitter,
      'twitter:title': page.title,
      'twitter:description': page.description,
      'twitter:image': served,
    }),
  ];
}

function themeColours({ site }: World): string[] {
  const colours = site.theme?.colors;
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = colours?.[scheme]?.background;
    return colour
      ? [
          `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(colour)}">`,
        ]
      : [];
  });
}

function icons({ assets }: World): string[] {
  const rels: [string, string][] = [
    ['/favicon.svg', 'rel="icon" type="image/svg+xml"'],
    ['/apple-touch-icon.png', 'rel="apple-touch-icon"'],
  ];
  return rels.flatMap(([path, attributes]) =>
    assets.files[path] ? [`<link ${attributes} href="${assets.files[path]}">`] : [],
  );
}

function islandScript(islands: string[], { assets }: World): string[] {
  if (islands.length === 0) return [];
  const map = Object.fromEntries(
    ['_', ...islands].map((name) => [name, assets.islands[name] ?? missing(name)]),
  );
  return [
    `<script type="module" src="${assets.entry}" data-islands="${escapeHtml(JSON.stringify(map))}"></script>`,
  ];
}

function missing(name: string): never {
  throw new Error(`The island ${name} was not bundled`);
}

function named(entries: Record<string, string | undefined>): string[] {
  return Object.entries(entries).flatMap(([name, content]) =>
    content ? [meta('name', name, content)] : [],
  );
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}
