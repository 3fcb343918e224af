import { createBreadcrumbTrail } from '../../page/createBreadcrumbTrail.ts';
import type { PageDependencies } from '../../page/createPageContext.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { digest } from './digest.ts';

/**
 * Gives the function that names all a page's file is made from: the page (by its key), its blocks,
 * and what its views read of the world. Equal names mean equal bytes.
 */
export function outputKeys(
  codeHash: string,
  renderContext: RenderContext,
): (page: KeyedPage, reads: PageDependencies) => string {
  const { site, assets, base, pages, images, forms, now } = renderContext;
  const everywhere = digest(codeHash, JSON.stringify([site, assets, base]));
  const known = new Map<string, string>();
  const once = (name: string, value: () => unknown) => {
    let found = known.get(name);
    if (found === undefined) {
      found = digest(JSON.stringify(value() ?? null));
      known.set(name, found);
    }
    return found;
  };
  return ({ key, blocks, until, route, breadcrumb }, reads) =>
    digest(
      everywhere,
      key,
      blocks,
      String(until),
      JSON.stringify(
        createBreadcrumbTrail({ route, ...(breadcrumb !== undefined && { breadcrumb }) }, pages),
      ),
      ...reads.images.map((src) => once(`image ${src}`, () => images[src])),
      ...reads.forms.map((name) => once(`form ${name}`, () => forms[name])),
      reads.pages ? once('pages', () => pages) : '',
      reads.clock ? now.toISOString().slice(0, 10) : '',
    );
}

/** A page as far as it is named by what it is made from. */
export interface KeyedPage {
  key: string;
  /** The state of its blocks. */
  blocks: string;
  /** When something dated on it begins or ends. */
  until: number | undefined;
  route: string;
  breadcrumb?: string | undefined;
}
