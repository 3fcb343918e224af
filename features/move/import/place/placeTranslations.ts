import { chooseRoute } from './chooseRoute.ts';
import type { PlacedArticle } from './placeArticles.ts';
import type { Translation } from './separateTranslations.ts';

/** A translation with its place in the new site. */
export interface PlacedTranslation extends PlacedArticle {
  article: Translation;
  original: PlacedArticle;
}

/** Places translations at their addresses, below the language. */
export function placeTranslations(
  translations: readonly Translation[],
  placed: readonly PlacedArticle[],
): PlacedTranslation[] {
  const bySource = new Map(placed.map((one) => [one.article.source, one]));
  return translations.flatMap((article): PlacedTranslation[] => {
    const original = bySource.get(article.translationOf);
    if (!original) return [];
    const wanted = chooseRoute(article.address);
    const prefix = `/${article.language}`;
    const isBelow = wanted.toLowerCase().startsWith(`${prefix.toLowerCase()}/`);
    const route = isBelow ? wanted.slice(prefix.length) : original.route;
    const current = `${prefix}${route}`;
    const olds = [
      ...(wanted === current ? [] : [article.address]),
      ...(article.oldAddresses ?? []),
    ];
    return [{ ...original, article, original, route, oldAddresses: olds }];
  });
}
