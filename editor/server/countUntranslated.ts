import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { listSiteTexts } from '../../schema/locales/listSiteTexts.ts';
import { getTextState } from '../../schema/locales/matchTexts.ts';

/**
 * Counts the texts of each page that are not translated, or not finished.
 *
 * @returns route as in pages.yaml → language → number of texts, without zeros
 */
export function countUntranslated({ siteContext }: CheckedSite): ReadonlyMap<string, Counts> {
  const known = countsByContext.get(siteContext);
  if (known) return known;
  const counts = new Map<string, Counts>();
  for (const [locale, catalogue] of siteContext.context.catalogues)
    for (const { page, texts } of listSiteTexts(catalogue, siteContext.context).owners) {
      const left = texts.filter(({ entry }) => getTextState(entry) !== 'translated').length;
      if (left > 0) counts.set(page, { ...counts.get(page), [locale]: left });
    }
  countsByContext.set(siteContext, counts);
  return counts;
}

type Counts = Record<string, number>;

/** Counted once for each state of the site. */
const countsByContext = new WeakMap<CheckedSite['siteContext'], ReadonlyMap<string, Counts>>();
