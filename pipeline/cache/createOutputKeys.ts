import { cacheKey } from '../../base/files/cacheKey.ts';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { getDay } from '../../base/time/parseMoment.ts';
import {
  createBreadcrumbTrail,
  localizeRenderContext,
  type PageDependencies,
  type RenderContext,
} from '../../renderer/index.ts';

/**
 * Returns a function that computes the cache key of a page's file: from the page (by its key), its
 * blocks, and what its views read from the render context. Equal keys mean equal bytes.
 */
export function createOutputKeys(
  codeHash: string,
  renderContext: RenderContext,
): (page: OutputKeyParts, reads: PageDependencies) => string {
  const createKey = createKeysInLanguage(codeHash, renderContext);
  const { localized } = renderContext;
  if (!localized) return createKey;
  const inLanguage = new Map(
    Object.keys(localized).map((locale) => [
      locale,
      createKeysInLanguage(codeHash, localizeRenderContext(renderContext, locale)),
    ]),
  );
  return (page, reads) => (inLanguage.get(page.locale ?? '') ?? createKey)(page, reads);
}

function createKeysInLanguage(
  codeHash: string,
  renderContext: RenderContext,
): (page: OutputKeyParts, reads: PageDependencies) => string {
  const { versions, locale: language = '' } = renderContext;
  const { site, assets, base, pages, images, fileSizes, forms, now } = renderContext;
  const siteKey = cacheKey(codeHash, JSON.stringify([site, assets, base]));
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
        createBreadcrumbTrail(
          { route, title, ...(breadcrumb !== undefined && { breadcrumb }) },
          pages,
          site,
          renderContext,
        ),
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
