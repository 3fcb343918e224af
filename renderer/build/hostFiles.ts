import type { Page } from '../../schema/page.ts';
import type { World } from '../page/world.ts';
import { headersFile } from './headersFile.ts';
import { llmsFile } from './llmsFile.ts';
import { redirectPages, redirectsFile } from './redirects.ts';
import { robotsFile } from './robotsFile.ts';
import { sitemap } from './sitemap.ts';

/** The files beside the pages that hosts, search engines and assistants read: name → content. */
export function hostFiles(
  pages: readonly Page[],
  world: World,
  lastmod: (page: Page) => string | undefined,
): Map<string, string> {
  return new Map([
    ...sitemap(pages, world, lastmod),
    ['robots.txt', robotsFile(world)],
    ['llms.txt', llmsFile(pages, world)],
    ['_redirects', redirectsFile(pages, world)],
    ['_headers', headersFile(world)],
    ...redirectPages(pages, world),
  ]);
}
