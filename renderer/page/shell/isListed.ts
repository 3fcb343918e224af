import { forbidsIndexing } from '../../../base/text/forbidsIndexing.ts';
import type { Page } from '../../../schema/vocabulary.ts';

/** Whether the site's lists of pages (sitemap, llms.txt) include a page. */
export function isListed(page: Omit<Page, 'sections' | 'sectionOrigins'>): boolean {
  return page.route !== '/404' && !page.noindex && !forbidsIndexing(page.robots) && !page.canonical;
}
