import { defineFacts } from '../../schema/index.ts';
import { readFilter } from './describeFilter.ts';

/** What the script of directories knows of a page. */
export const facts = defineFacts({
  /** Its route in the first language, if visitors search or filter a list. */
  routeWithFilter({ page, isShown, sections }): string | undefined {
    const isFiltered = sections.some(({ value, isShown }) => isShown && readFilter(value).filter);
    return isShown && isFiltered ? (page.original ?? page.route) : undefined;
  },
});
