import { diffWords } from '../../base/text/diffWords.ts';
import { findLocaleFile } from '../../features/_shared/localeFiles/index.ts';
import { type CheckedSite, listSiteTexts, type SiteText } from '../../schema/index.ts';
import type { TranslatableText, TranslationsView } from '../protocol/TranslationsView.ts';

/**
 * Shows the texts of a page with their translations into a language, and how much of each page is
 * translated; undefined for a site in one language.
 *
 * @param locale the first other language by default
 * @param page a route as in pages.yaml, `site`, a column or a form; `site` where there is no such page
 */
export function showTranslations(
  checked: CheckedSite,
  locale: string,
  page: string,
): TranslationsView | undefined {
  const { catalogues, site } = checked.siteContext.context;
  const catalogue = catalogues.get(locale) ?? [...catalogues.values()][0];
  const [source] = site?.locales ?? [];
  if (!catalogue || source === undefined) return undefined;
  const { owners } = listSiteTexts(catalogue, checked.siteContext.context);
  const owner = owners.find((one) => one.page === page) ?? owners[0];
  return {
    source,
    locales: [...catalogues.keys()],
    locale: catalogue.locale,
    page: owner?.page ?? '',
    pages: owners.flatMap(({ page: name, texts }) =>
      texts.length > 0
        ? {
            page: name,
            texts: texts.length,
            done: texts.filter(({ state }) => state === 'translated').length,
          }
        : [],
    ),
    texts: (owner?.texts ?? []).map((text) => ({
      ...toTranslatable(text),
      file: findLocaleFile(text.page, catalogue),
    })),
  };
}

function toTranslatable({
  page,
  original,
  sources,
  entry,
  near,
  state,
}: SiteText): Omit<TranslatableText, 'file'> {
  return {
    page,
    original,
    place: sources[0]?.place ?? '',
    state,
    translation: entry?.translation,
    at: entry?.at,
    earlier: near === 'edited' ? entry?.original : undefined,
    was: entry?.was,
    changes: entry?.was === undefined ? undefined : diffWords(entry.was, original),
    draft: entry?.draft,
  };
}
