import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportNote } from '../model/ImportNote.ts';

/** An article in another language than the site, with the source of its original. */
export type Translation = ImportedArticle & { language: string; translationOf: string };

/** Separates articles that translate another one. A translation without its original is an article. */
export function separateTranslations(
  articles: readonly ImportedArticle[],
  note: (note: ImportNote) => void,
): { originals: ImportedArticle[]; translations: Translation[] } {
  const sources = new Set(articles.map(({ source }) => source));
  const originals: ImportedArticle[] = [];
  const translations: Translation[] = [];
  for (const article of articles) {
    const { language, translationOf, source } = article;
    if (language !== undefined && translationOf !== undefined && sources.has(translationOf)) {
      translations.push({ ...article, language, translationOf });
      continue;
    }
    if (language !== undefined)
      note({
        file: source,
        what: `a text in ${language} that translates no other text`,
        became: `is an article of its own, with \`language: ${language}\``,
      });
    originals.push(article);
  }
  return { originals, translations };
}
