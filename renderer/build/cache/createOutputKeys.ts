import { breadcrumbTrail } from '../../page/breadcrumbTrail.ts';
import type { PageReads } from '../../page/pageContext.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { cacheKey } from './cacheKey.ts';

/**
 * Gives the function that names all a page's file is made from: the page (by its key), its blocks,
 * and what its views read of the world. Equal names mean equal bytes.
 */
export function createOutputKeys(
  codeHash: string,
  renderContext: RenderContext,
): (page: OutputKeyParts, reads: PageReads) => string {
  const { site, assets, base, pages, images, forms, now } = renderContext;
  const everywhere = cacheKey(codeHash, JSON.stringify([site, assets, base]));
  const known = new Map<string, string>();
  const once = (name: string, value: () => unknown) => {
    let found = known.get(name);
    if (found === undefined) {
      found = cacheKey(JSON.stringify(value() ?? null));
      known.set(name, found);
    }
    return found;
  };
  return ({ key, blocks, until, route, breadcrumb }, reads) =>
    cacheKey(
      everywhere,
      key,
      blocks,
      String(until),
      JSON.stringify(
        breadcrumbTrail({ route, ...(breadcrumb !== undefined && { breadcrumb }) }, pages),
      ),
      ...reads.images.map((src) => once(`image ${src}`, () => images[src])),
      ...reads.forms.map((name) => once(`form ${name}`, () => forms[name])),
      reads.pages ? once('pages', () => pages) : '',
      reads.clock ? now.toISOString().slice(0, 10) : '',
    );
}

/** A page as far as it is named by what it is made from. */
export interface OutputKeyParts {
  key: string;
  /** The state of its blocks. */
  blocks: string;
  /** When something dated on it begins or ends. */
  until: number | undefined;
  route: string;
  breadcrumb?: string | undefined;
}
