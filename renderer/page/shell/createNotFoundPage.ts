import * as english from '../../../schema/messages/english.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { getTexts } from '../../../sections/_shared/page/words.ts';

/** Returns the page `/404` of a site that has none of its own. */
export function createNotFoundPage({ words }: Pick<Site, 'words'>): Page {
  const { notFound } = getTexts({ notFound: english.notFound }, words);
  return {
    route: '/404',
    title: notFound.title,
    description: notFound.description,
    robots: 'noindex, follow',
    noindex: true,
    redirectFrom: [],
    sections: [],
    sectionOrigins: [],
    origin: { file: 'pages.yaml', pointer: '/pages' },
  };
}
