import { defineFacts } from '../../schema/index.ts';
import { readKeys } from '../../schema/vocabulary.ts';
import { collectParts } from './collectParts.ts';
import type { SearchPart } from './engine/createSearchFile.ts';
import { keys } from './keys.ts';

/** What the index of a site contains of a page. */
export const facts = defineFacts({
  /** Whether the page has a search, alone or with links to all pages. */
  searchSection({ isShown, sections }): 'field' | 'pages' | undefined {
    const found = sections.filter((one) => one.isShown && one.value.type === 'search');
    if (!isShown || found.length === 0) return undefined;
    return found.some(({ value }) => value.pages !== false) ? 'pages' : 'field';
  },

  /** The texts of the page, if `site.search` asks for them. */
  searchParts(page, context): SearchPart[] | undefined {
    const { search } = readKeys(context.site ?? {}, keys.site);
    if (!search || !page.isShown || page.page.noindex) return undefined;
    return collectParts(page, context);
  },
});
