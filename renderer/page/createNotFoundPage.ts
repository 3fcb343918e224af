import type { Page } from '../../schema/page.ts';
import { words } from '../../sections/_shared/words.ts';

/** Returns the page `/404` of a site that has none of its own. */
export function createNotFoundPage(): Page {
  return {
    route: '/404',
    title: words.notFound.title,
    description: words.notFound.description,
    robots: 'noindex, follow',
    noindex: true,
    redirectFrom: [],
    sections: [],
    sectionOrigins: [],
    origin: { file: 'pages.yaml', pointer: '/pages' },
  };
}
