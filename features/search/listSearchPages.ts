import { encodeAddress } from '../../base/text/encodePath.ts';
import { isListed } from '../../renderer/index.ts';
import { type PageFacts, readFacts } from '../../schema/index.ts';
import { type Page, readKeys } from '../../schema/vocabulary.ts';
import { shortenTitle } from '../_shared/titles/index.ts';
import type { SearchPage } from './engine/createSearchFile.ts';
import { facts } from './facts.ts';
import { keys } from './keys.ts';

/** A page with what its facts say of it. */
interface CheckedPage {
  meta: Omit<Page, 'sections' | 'sectionOrigins'>;
  facts: Pick<PageFacts, 'features'>;
}

/**
 * Lists what visitors can find in a language: pages that search engines may list, without pages with
 * links to all pages or with `search: false`.
 *
 * @param options.base path of the site on its host
 * @param options.siteName which titles do not repeat
 */
export function listSearchPages(
  pages: readonly CheckedPage[],
  { locale, base, siteName }: { locale: string | undefined; base: string; siteName: string },
): SearchPage[] {
  return pages.flatMap(({ meta, facts: known }) => {
    const { searchSection, searchParts } = readFacts(known, facts);
    const isLeftOut = searchSection === 'pages' || readKeys(meta, keys.page).search === false;
    if (meta.locale !== locale || isLeftOut || !isListed(meta)) return [];
    const { route, description } = meta;
    const title = shortenTitle(meta.title, siteName);
    const href = base + encodeAddress(route.slice(1));
    return { href, title, description, ...(searchParts && { parts: searchParts }) };
  });
}
