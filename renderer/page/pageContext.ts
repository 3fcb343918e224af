import type { Page } from '../../schema/page.ts';
import type { PageContext } from '../../sections/_shared/page.ts';
import { createBreadcrumbTrail } from './breadcrumbTrail.ts';
import type { RenderContext } from './RenderContext.ts';

/** What a page read while it was rendered, beside itself and the site: what its bytes depend on. */
export interface PageDependencies {
  /** Paths below public/. */
  images: string[];
  forms: string[];
  /** The list of all pages. */
  pages: boolean;
  /** The time of day it is. */
  clock: boolean;
}

/**
 * What the views of one page may know: the site, the other pages, and how addresses resolve.
 * What they ask for is noted in `reads`.
 */
export function createPageContext(
  page: Page,
  renderContext: RenderContext,
  reads: PageDependencies = createPageDependencies(),
): PageContext {
  const { site, base } = renderContext;
  const withBase = (path: string) => base + path.slice(1);
  return {
    site,
    route: page.route,
    title: page.title,
    breadcrumbs: createBreadcrumbTrail(page, renderContext.pages),
    get pages() {
      reads.pages = true;
      return renderContext.pages;
    },
    get now() {
      reads.clock = true;
      return renderContext.now;
    },
    link(to) {
      if (to.startsWith('/'))
        return { href: toAnchorLink(to, page.route) ?? withBase(to), external: false };
      return { href: to, external: /^https?:/.test(to) };
    },
    image(src) {
      if (!reads.images.includes(src)) reads.images.push(src);
      const image = renderContext.images[src];
      if (!image) throw new Error(`The picture ${src} was not prepared`);
      return image;
    },
    form(name) {
      if (!reads.forms.includes(name)) reads.forms.push(name);
      const form = renderContext.forms[name];
      if (!form) throw new Error(`The form ${name} was not loaded`);
      return form;
    },
    absolute: (to) => resolveAddress(withBase(to), site.url),
  };
}

/** Nothing read yet. */
export function createPageDependencies(): PageDependencies {
  return { images: [], forms: [], pages: false, clock: false };
}

/** A link from a page to a place on itself is an anchor alone, so that nothing is loaded anew. */
function toAnchorLink(to: string, route: string): string | undefined {
  if (!to.startsWith(route) || to[route.length] !== '#') return undefined;
  const anchor = to.split('#')[1];
  return anchor ? `#${anchor}` : undefined;
}

/** A path of plain words is what URL would leave as it is. */
function resolveAddress(path: string, site: string): string {
  return plainPath.test(path) ? originOf(site) + path : new URL(path, site).href;
}

const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

function originOf(site: string): string {
  if (origin.site !== site) origin = { site, is: new URL(site).origin };
  return origin.is;
}

/** Of the last site asked for. */
let origin = { site: '', is: '' };
