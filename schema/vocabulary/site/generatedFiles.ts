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

/** The files that the build writes for every site, besides pages and assets. */
export const generatedFiles = [
  ...iconFiles,
  ...hostFiles,
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/404.html',
];

/** Lists the files that the build writes for a site and that visitors can open. */
export function listGeneratedFiles(site: Site | undefined): string[] {
  const feeds = (site?.feeds ?? []).flatMap(({ path }) => [`${path}.xml`, `${path}.json`]);
  const drawn = site?.icon || site?.logo ? iconFiles : ['/favicon.svg'];
  const translated = [...feeds, '/llms.txt', '/404.html'];
  const [, ...locales] = site?.locales ?? [];
  return [
    ...drawn,
    ...translated,
    ...locales.flatMap((locale) => translated.map((path) => `/${locale}${path}`)),
    '/sitemap.xml',
    '/robots.txt',
  ];
}
