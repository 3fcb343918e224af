import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import type { Catalogue, PageTranslation } from './Catalogue.ts';
import type { TranslatedText } from './TranslatedText.ts';
import { TranslationList } from './TranslationList.ts';

/**
 * Creates the catalogue of a language from its texts.
 *
 * @param options.pages the translated pages, without their texts
 * @param options.onRepeated called for a text that an earlier one already translates
 */
export function createCatalogue(
  locale: string,
  texts: readonly TranslatedText[],
  {
    pages = new Map<string, Omit<PageTranslation, 'list'>>(),
    articles = new Map(),
    onRepeated = () => {},
  }: {
    pages?: ReadonlyMap<string, Omit<PageTranslation, 'list'>>;
    articles?: Catalogue['articles'];
    onRepeated?: (text: TranslatedText, earlier: TranslatedText) => void;
  } = {},
): Catalogue {
  const byPage = new Map<string, TranslatedText[]>();
  for (const text of texts) {
    getOrCreate(byPage, text.page, () => []).push(text);
  }
  const toList = (page: string) => {
    const kept = new Map<string, TranslatedText>();
    for (const text of byPage.get(page) ?? []) {
      const key = JSON.stringify([text.original, text.at]);
      const earlier = kept.get(key);
      if (earlier) onRepeated(text, earlier);
      else kept.set(key, text);
    }
    return new TranslationList([...kept.values()]);
  };
  const data: Catalogue['data'] = new Map();
  const forms: Catalogue['forms'] = new Map();
  for (const page of byPage.keys()) {
    const [, kind, name = '', column = ''] = /^(data|forms)\/([^#]*)#?(.*)$/.exec(page) ?? [];
    if (kind === 'forms') forms.set(name, toList(page));
    if (kind === 'data') data.set(name, (data.get(name) ?? new Map()).set(column, toList(page)));
  }
  return {
    locale,
    pages: new Map(
      [...pages].map(([route, translation]) => [route, { ...translation, list: toList(route) }]),
    ),
    site: toList('site'),
    data,
    forms,
    articles,
  };
}
