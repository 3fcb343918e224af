import type { PageContext } from '../page/page.ts';
import type { LinkResolver } from './LinkResolver.ts';

/**
 * Returns a resolver of full addresses, for Markdown in structured data. It treats every link as
 * internal, so that no notice about new tabs is added to the text.
 */
export function absoluteLinks(page: PageContext): LinkResolver {
  return {
    link(to) {
      const path = to.startsWith('#') ? page.route + to : to;
      return { href: path.startsWith('/') ? page.absolute(path) : path, external: false };
    },
  };
}
