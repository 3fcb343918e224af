import type { RenderContext } from './RenderContext.ts';

/**
 * Returns where a link to a route leads in the language of the page: to the same page in that language,
 * or, where that does not exist, to a version that does, with its language.
 */
export function translateLink(
  to: string,
  { versions, locale }: Pick<RenderContext, 'versions' | 'locale'>,
  dependencies: { links?: string[] } = {},
): { address: string; hrefLang?: string } {
  if (!versions || locale === undefined) return { address: to };
  const [route = to] = /^[^?#]*/.exec(to) ?? [];
  const found = versions[route];
  if (!found) return { address: to };
  dependencies.links ??= [];
  if (!dependencies.links.includes(route)) dependencies.links.push(route);
  const own = found[locale];
  if (own) return { address: own.route + to.slice(route.length) };
  const [first] = Object.entries(found);
  return first
    ? { address: first[1].route + to.slice(route.length), hrefLang: first[0] }
    : { address: to };
}
