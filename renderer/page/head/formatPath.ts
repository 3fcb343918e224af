import { escapeHtml } from '../../../base/text/escape.ts';
import { isNotFoundRoute } from '../../../base/text/isNotFoundRoute.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import { isListed } from '../shell/isListed.ts';

/** Links to a page in the other formats of the site, such as Markdown. */
export function formatLinks(page: Page, { formats = [], base }: RenderContext): string[] {
  return formats.flatMap(({ suffix, mediaType }) => {
    const path = formatPath(page, suffix);
    const address = path && escapeHtml(base + path);
    return address ? `<link rel="alternate" type="${mediaType}" href="${address}">` : [];
  });
}

/**
 * Returns the path of a page in another format: `pricing.md` for `/pricing`, `index.md` for `/`. Undefined
 * for a page that search engines must not list, or that repeats its original: only HTML has tags that say so.
 */
export function formatPath(
  page: Omit<Page, 'sections' | 'sectionOrigins'>,
  suffix: string,
): string | undefined {
  const { route } = page;
  const isAlone = isNotFoundRoute(route) || page.isUntranslated || route === '/index';
  return isAlone || !isListed(page) ? undefined : (route.slice(1) || 'index') + suffix;
}
