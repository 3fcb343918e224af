import { defineFacts, defineRenderedFacts } from '../../schema/index.ts';
import { type ClaimFact, listClaimFacts } from './claims/listClaimFacts.ts';
import { computeSketch } from './similarity/computeSketch.ts';
import { checkJsonLd } from './structuredData/checkJsonLd.ts';

/** What the checks of this feature know of a page. */
export const facts = defineFacts({
  /** The claims of its route entry. */
  claims({ isShown, routeEntry }, { site }): ClaimFact[] | undefined {
    if (!isShown || site?.checks['conflicting-claims'] === 'off') return undefined;
    if (routeEntry.localization) return undefined;
    const claims = listClaimFacts(routeEntry, site?.locale ?? '');
    return claims.length > 0 ? claims : undefined;
  },

  /** The collections that its rows come from, and a MinHash of its words without the values of the rows. */
  similarity(page, { site }): { family: string; sketch: string } | undefined {
    if (!page.isShown || page.page.noindex || site?.checks['near-duplicate'] === 'off')
      return undefined;
    const names = [...page.provenance.scope.names.values()];
    const family = names.flatMap(({ row }) => row?.collection ?? []).sort();
    return family.length > 0
      ? { family: family.join(' '), sketch: computeSketch(page) }
      : undefined;
  },
});

/** What the checks of this feature know of a rendered page. */
export const renderedFacts = defineRenderedFacts({
  /** The schema.org objects that fail their check, with the section that has them. */
  invalidData({ structuredData }, clock): { section?: number; objects: object[] }[] | undefined {
    const invalid = structuredData
      .filter(({ data }) => checkJsonLd([data], clock).length > 0)
      .map(({ section, data }) => ({ ...(section >= 0 && { section }), objects: [data] }));
    return invalid.length > 0 ? invalid : undefined;
  },
});
