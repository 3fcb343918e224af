import type { Page } from '../../../schema/page.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { headersFile } from './headersFile.ts';
import { llmsFile } from './llmsFile.ts';
import { redirectPages, redirectsFile } from './redirects.ts';
import { robotsFile } from './robotsFile.ts';
import { sitemap } from './sitemap.ts';

/** The files beside the pages that hosts, search engines and assistants read: name → content. */
export function hostFiles(
  pages: readonly Page[],
  renderContext: RenderContext,
  lastmod: (page: Page) => string | undefined,
): Map<string, string> {
  return new Map([
    ...sitemap(pages, renderContext, lastmod),
    ['robots.txt', robotsFile(renderContext)],
    ['llms.txt', llmsFile(pages, renderContext)],
    ['_redirects', redirectsFile(pages, renderContext)],
    ['_headers', headersFile(renderContext)],
    ...redirectPages(pages, renderContext),
  ]);
}
