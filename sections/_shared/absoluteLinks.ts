import type { LinkResolver } from './markdown.ts';
import type { PageContext } from './page.ts';

/**
 * Resolves links to full addresses, for Markdown that leaves the page: structured data. Everything
 * counts as internal, so no notice for readers is mixed into the text.
 */
export function absoluteLinks(page: PageContext): LinkResolver {
  return {
    link(to) {
      const path = to.startsWith('#') ? page.route + to : to;
      return { href: path.startsWith('/') ? page.absolute(path) : path, external: false };
    },
  };
}
