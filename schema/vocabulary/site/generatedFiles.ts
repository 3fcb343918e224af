import { listPackageModules } from '../../../base/features/packageModules.ts';
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

/** Returns the addresses that a feature writes; without a site those that it writes for every site. */
export type ListPaths = (site: Site | undefined) => {
  /** Written once for a site. */
  once?: string[];
  /** Written for each language: in other languages below their folders, such as `/es/llms.txt`. */
  inEachLanguage?: string[];
  /** Written once for the host, which does not serve them. */
  forHost?: string[];
};

const builtIn = Object.values(
  import.meta.glob<ListPaths>('../../../features/*/siteFiles.ts', {
    eager: true,
    import: 'paths',
    // A module of its own, so that bundles contain only the addresses.
    query: '?paths',
  }),
);

function listFeaturePaths(site: Site | undefined): Required<ReturnType<ListPaths>> {
  const ofPackages = listPackageModules<{ paths?: ListPaths }>('siteFiles');
  const lists = [...builtIn, ...ofPackages.flatMap(({ exports }) => exports.paths ?? [])];
  const all = lists.map((list) => list(site));
  return {
    once: all.flatMap(({ once = [] }) => once),
    inEachLanguage: all.flatMap(({ inEachLanguage = [] }) => inEachLanguage),
    forHost: all.flatMap(({ forHost = [] }) => forHost),
  };
}

/** Lists the files that the build writes for the host of a site, and that visitors cannot open. */
export function listHostFiles(site: Site | undefined): string[] {
  return listFeaturePaths(site).forHost;
}

/** Lists the files that the build writes for every site, besides pages and assets. */
export function listReservedFiles(): string[] {
  const { once, inEachLanguage, forHost } = listFeaturePaths(undefined);
  return [...iconFiles, ...forHost, '/sitemap.xml', '/404.html', ...once, ...inEachLanguage];
}

/** Lists the files that the build writes for a site and that visitors can open. */
export function listGeneratedFiles(site: Site | undefined): string[] {
  const drawn = site?.icon || site?.logo ? iconFiles : ['/favicon.svg'];
  const { once, inEachLanguage } = listFeaturePaths(site);
  const translated = [...inEachLanguage, '/404.html'];
  const [, ...locales] = site?.locales ?? [];
  return [
    ...drawn,
    ...translated,
    ...locales.flatMap((locale) => translated.map((path) => `/${locale}${path}`)),
    '/sitemap.xml',
    ...once,
  ];
}

/** Lists the files of features that a site has in each language, by their addresses in the first one. */
export function listTranslatedFiles(site: Site): string[] {
  return listFeaturePaths(site).inEachLanguage;
}
