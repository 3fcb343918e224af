import { cacheKey } from '../../base/files/cacheKey.ts';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { getDay } from '../../base/time/parseMoment.ts';
import {
  listTrailPages,
  localizeRenderContext,
  type PageDependencies,
  type RenderContext,
} from '../../renderer/index.ts';

/**
 * Returns a function that computes the cache key of a page's file: from the page (by its key), its
 * blocks, and what its views read from the render context. Equal keys mean equal bytes.
 *
 * @param assetsDigest digest of the code and the assets, of `digestAssets()`
 */
export function createOutputKeys(
  assetsDigest: string,
  renderContext: RenderContext,
): (page: OutputKeyParts, reads: PageDependencies) => string {
  const createKey = createKeysInLanguage(assetsDigest, renderContext);
  const { localized } = renderContext;
  if (!localized) return createKey;
  const inLanguage = new Map(
    Object.keys(localized).map((locale) => [
      locale,
      createKeysInLanguage(assetsDigest, localizeRenderContext(renderContext, locale)),
    ]),
  );
  return (page, reads) => (inLanguage.get(page.locale ?? '') ?? createKey)(page, reads);
}

/** Returns the digest of the code, and of the assets that all pages choose from. */
export function digestAssets(codeHash: string, { assets }: RenderContext): string {
  return cacheKey(codeHash, JSON.stringify(assets));
}

function createKeysInLanguage(
  assetsDigest: string,
  renderContext: RenderContext,
): (page: OutputKeyParts, reads: PageDependencies) => string {
  const { versions, locale: language = '' } = renderContext;
  const { site, base, pages, images, fileSizes, forms, now } = renderContext;
  const siteKey = cacheKey(assetsDigest, JSON.stringify([site, base]));
  const keys = new Map<string, string>();
  const memoized = (id: string, value: () => unknown) => {
    return getOrCreate(keys, id, () => cacheKey(JSON.stringify(value() ?? null)));
  };
  return ({ key, blocks, until, route, title, breadcrumb, original = route }, reads) =>
    cacheKey(
      siteKey,
      key,
      blocks,
      String(until),
      JSON.stringify(
        listTrailPages(
          { route, title, ...(breadcrumb && { breadcrumb }) },
          pages,
          renderContext,
        ).map((page) => [page.route, page.title, page.breadcrumb]),
      ),
      ...(versions
        ? [
            JSON.stringify([versions[original], versions['/']]),
            JSON.stringify(
              (reads.links ?? []).map((to) => versions[to]?.[language] ?? versions[to]),
            ),
          ]
        : []),
      ...reads.images.map((src) => memoized(`image ${src}`, () => images[src])),
      ...reads.files.map((path) => String(fileSizes?.[path])),
      ...reads.forms.map((name) => memoized(`form ${name}`, () => forms[name])),
      reads.pages ? memoized('pages', () => pages) : '',
      reads.clock ? getDay(now, site.timeZone) : '',
    );
}

/** Inputs of the cache key of a page's file, besides the render context. */
export interface OutputKeyParts {
  /** Cache key of the page. */
  key: string;
  /** Cache key of its blocks. */
  blocks: string;
  /** When a dated part of the page appears or expires, in milliseconds. */
  until: number | undefined;
  route: string;
  title: string;
  breadcrumb?: string | undefined;
  /** Its language, and the route of its original, if it is not in the language of pages.yaml. */
  locale?: string | undefined;
  original?: string | undefined;
}
