import type { Page } from '../../../schema/page.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { generateHeaders } from './headersFile.ts';
import { generateLlms } from './llmsFile.ts';
import { generateRedirectPages, generateRedirects } from './redirects.ts';
import { generateRobots } from './robotsFile.ts';
import { generateSitemap } from './sitemap.ts';

/** The files beside the pages that hosts, search engines and assistants read: name → content. */
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
