import type { Page } from '../../schema/page.ts';
import type { PageContext } from '../../sections/_shared/page.ts';
import { breadcrumbTrail } from './breadcrumbTrail.ts';
import type { World } from './world.ts';

/** What the views of one page may know: the site, the other pages, and how addresses resolve. */
export function pageContext(page: Page, world: World): PageContext {
  const { site, base } = world;
  const withBase = (path: string) => base + path.slice(1);
  return {
    site,
    route: page.route,
    title: page.title,
    breadcrumbs: breadcrumbTrail(page, world.pages),
    pages: world.pages,
    now: world.now,
    link(to) {
      if (to.startsWith('/'))
        return { href: ownAnchor(to, page.route) ?? withBase(to), external: false };
      return { href: to, external: /^https?:/.test(to) };
    },
    image(src) {
      const image = world.images[src];
      if (!image) throw new Error(`The picture ${src} was not prepared`);
      return image;
    },
    form(name) {
      const form = world.forms[name];
      if (!form) throw new Error(`The form ${name} was not loaded`);
      return form;
    },
    absolute: (to) => new URL(withBase(to), site.url).href,
  };
}

/** A link from a page to a place on itself is an anchor alone, so that nothing is loaded anew. */
function ownAnchor(to: string, route: string): string | undefined {
  const [path, anchor] = to.split('#');
  return path === route && anchor ? `#${anchor}` : undefined;
}
