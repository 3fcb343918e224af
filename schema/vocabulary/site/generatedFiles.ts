import type { Site } from './site.ts';

/** The icons that the build draws. */
export const iconFiles = [
  '/favicon.svg',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/apple-touch-icon.png',
  '/site.webmanifest',
];

/** The files that the build writes for hosts. */
export const hostFiles = ['/_redirects', '/_headers'];

/** Returns addresses that a feature writes; without a site those that it writes for every site. */
export type ListPaths = (site: Pick<Site, 'locales'> | undefined) => string[];

const featurePaths = Object.values(
  import.meta.glob<ListPaths>('../../../features/*/siteFiles.ts', {
    eager: true,
    import: 'paths',
    // A module of its own, so that bundles contain only the addresses.
    query: '?paths',
  }),
);

/** The files that the build writes for every site, besides pages and assets. */
export const generatedFiles = [
  ...iconFiles,
  ...hostFiles,
  '/sitemap.xml',
  '/404.html',
  ...featurePaths.flatMap((list) => list(undefined)),
];

/** Lists the files that the build writes for a site and that visitors can open. */
export function listGeneratedFiles(site: Site | undefined): string[] {
  const feeds = (site?.feeds ?? []).flatMap(({ path }) => [`${path}.xml`, `${path}.json`]);
  const drawn = site?.icon || site?.logo ? iconFiles : ['/favicon.svg'];
  return [
    ...drawn,
    ...inEachLanguage(site, ...feeds, '/404.html'),
    '/sitemap.xml',
    ...featurePaths.flatMap((list) => list(site)),
  ];
}

/** Lists the addresses of files that the site has in each of its languages. */
export function inEachLanguage(
  site: Pick<Site, 'locales'> | undefined,
  ...paths: string[]
): string[] {
  const [, ...locales] = site?.locales ?? [];
  return [...paths, ...locales.flatMap((locale) => paths.map((path) => `/${locale}${path}`))];
}
