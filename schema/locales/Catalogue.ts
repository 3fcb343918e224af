import type { LocatableFile } from '../diagnostics/Problem.ts';
import type { YamlLocation } from '../yaml/YamlLocation.ts';
import type { TranslatedText } from './TranslatedText.ts';
import type { TranslationList } from './TranslationList.ts';

/** All translations into one language. */
export interface Catalogue {
  locale: string;
  /** Route of a page in pages.yaml → its translation. */
  pages: Map<string, PageTranslation>;
  /** Translations of `site:` and blocks, and of any text that has none of its own. */
  site: TranslationList;
  /** Collection → column → translations. */
  data: Map<string, Map<string, TranslationList>>;
  forms: Map<string, TranslationList>;
  /** Collection → the first of its Markdown files in this language. */
  articles: ReadonlyMap<string, LocatableFile>;
}

/** The translation of a page. */
export interface PageTranslation {
  list: TranslationList;
  /** The route in this language, which may contain `{{ }}`. */
  route?: string;
  /** Earlier routes in this language. */
  redirectFrom?: string[];
  location: YamlLocation;
}

/** Lists every text of a catalogue. */
export function listTranslatedTexts({ pages, site, data, forms }: Catalogue): TranslatedText[] {
  const lists = [
    ...[...pages.values()].map(({ list }) => list),
    site,
    ...[...data.values()].flatMap((columns) => [...columns.values()]),
    ...forms.values(),
  ];
  return lists.flatMap(({ texts }) => texts);
}
