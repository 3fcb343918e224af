import { type CheckedSite, locateKey, type SitePage } from '../../schema/index.ts';
import type { SiteOutline } from './SiteOutline.ts';
import { toPlace } from './toPlace.ts';

/** Outlines a checked site: where its settings, pages and blocks are written. */
export function outlineSite(checked: CheckedSite): SiteOutline {
  const { shownPages, siteContext, files, findEntryLines } = checked;
  const { site, blocks, routeEntries } = siteContext.context.manifest;
  const pagesOf = new Map<object, SitePage[]>();
  for (const page of shownPages)
    pagesOf.set(page.routeEntry, [...(pagesOf.get(page.routeEntry) ?? []), page]);
  const manifests = new Set(routeEntries.map(({ file }) => file.source.path));
  return {
    site: Object.keys(site?.value ?? {}).flatMap((key) =>
      site ? { key, ...toPlace(locateKey({ ...site, path: [...site.path, key] })) } : [],
    ),
    // A translated page has the entry of its original.
    pages: routeEntries.flatMap((entry) => {
      if (entry.localization) return [];
      const pages = pagesOf.get(entry) ?? [];
      const place = toPlace(locateKey(entry));
      const [first] = pages;
      return {
        route: entry.route,
        ...place,
        endLine:
          (first && findEntryLines({ route: first.facts.meta.route })?.endLine) ?? place.line,
        ...(entry.route.includes('{{') && { pages: pages.length }),
        ...(first?.facts.isHiddenInBuild && { isHidden: true as const }),
      };
    }),
    blocks: [...blocks].map(([name, block]) => ({
      name,
      ...toPlace(locateKey(block)),
      pages: shownPages.filter(({ facts }) => facts.blocks.includes(name)).length,
    })),
    files: files.map(({ path }) => path).filter((path) => !manifests.has(path)),
  };
}
