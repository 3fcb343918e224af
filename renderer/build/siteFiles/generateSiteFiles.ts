import type { Page } from '../../../schema/vocabulary/page.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { generateHeaders } from './generateHeaders.ts';
import { generateLlms } from './generateLlms.ts';
import { generateRedirectPages, generateRedirects } from './generateRedirects.ts';
import { generateRobots } from './generateRobots.ts';
import { generateSitemap } from './generateSitemap.ts';

/**
 * Generates the site-wide files for hosts, search engines and assistants.
 *
 * @param lastmod returns the date of a page's last change, or undefined
 * @returns path → content
 */
export function generateSiteFiles(
  pages: readonly Page[],
  renderContext: RenderContext,
  lastmod: (page: Page) => string | undefined,
): Map<string, string> {
  return new Map([
    ...generateSitemap(pages, renderContext, lastmod),
    ['robots.txt', generateRobots(renderContext)],
    ['llms.txt', generateLlms(pages, renderContext)],
    ['_redirects', generateRedirects(pages, renderContext)],
    ['_headers', generateHeaders(renderContext)],
    ...generateRedirectPages(pages, renderContext),
  ]);
}
