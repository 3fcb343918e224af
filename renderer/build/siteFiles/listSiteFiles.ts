import type { CheckedSite } from '../../../schema/check/checkSite.ts';
import type * as Render from '../../bundle/render.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { generateFeeds } from './generateFeeds.ts';
import { generateHeaders } from './generateHeaders.ts';
import { generateLlms } from './generateLlms.ts';
import { generateRedirectPages, generateRedirects } from './generateRedirects.ts';
import { generateRobots } from './generateRobots.ts';
import { type FindDates, generateSitemap } from './generateSitemap.ts';

/** Path below the output folder → returns the content of the file. */
export type SiteFiles = Map<string, () => string | Promise<string>>;

/**
 * Lists the site-wide files for hosts, search engines and assistants: all files of a site that are
 * neither pages nor assets nor copies of public/. None is generated before its content is requested.
 *
 * @param options.findDates finds the dates of the last changes of pages, for the sitemap
 */
export function listSiteFiles(
  { pages, siteContext }: Pick<CheckedSite, 'pages' | 'siteContext'>,
  { renderContext, render, findDates }: SiteFileOptions,
): SiteFiles {
  const files: SiteFiles = new Map([
    ...generateSitemap(pages, renderContext, findDates),
    ['robots.txt', () => generateRobots(renderContext)],
    ['llms.txt', () => generateLlms(pages, renderContext)],
    ['_redirects', () => generateRedirects(pages, renderContext)],
    ['_headers', () => generateHeaders(renderContext)],
    ...generateRedirectPages(pages, renderContext),
    ...generateFeeds(siteContext.context.feeds.feeds, renderContext),
  ]);
  // Hosts would show their own page, or the home page.
  if (!renderContext.assets.files['/404.html'] && pages.every(({ route }) => route !== '/404'))
    files.set('404.html', () => {
      const page = render.createNotFoundPage(renderContext.site);
      return render.renderPage(page, renderContext).html;
    });
  return files;
}

/** Options of `listSiteFiles`. */
interface SiteFileOptions {
  renderContext: RenderContext;
  render: Pick<typeof Render, 'renderPage' | 'createNotFoundPage'>;
  findDates: FindDates;
}
