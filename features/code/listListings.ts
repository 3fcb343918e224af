import { readKeys } from '../../schema/vocabulary.ts';
import { keys } from './keys.ts';
import { readAttributes } from './readAttributes.ts';

/** Code with what its author says of it. */
export interface Listing {
  code: string;
  language?: string | undefined;
  label?: string | undefined;
  /** Label of the tab. */
  tab?: string | undefined;
  mark?: readonly (number | string)[] | undefined;
  /** Its line in the article. */
  line?: number | undefined;
}

/** Lists the code of a fence, or the code of a section with its tabs. */
export function listListings(source: Listing & { info?: string }): Listing[] {
  const { code, language, label, info, line } = source;
  if (info !== undefined) return [{ code, language, label, line, ...readAttributes(info) }];
  const { mark, tab, tabs = [] } = readKeys(source, keys.sectionTypes.code);
  return [{ code, language, label, mark, tab }, ...tabs.map((item) => ({ language, ...item }))];
}

/** Groups code that follows each other: neighbours with tabs are a group, until a label is there twice. */
export function groupTabs<Item extends Pick<Listing, 'tab'>>(listings: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const listing of listings) {
    const { tab } = listing;
    const group = groups.at(-1);
    const isNeighbour = tab !== undefined && group?.every((one) => one.tab && one.tab !== tab);
    if (isNeighbour) group?.push(listing);
    else groups.push([listing]);
  }
  return groups;
}
