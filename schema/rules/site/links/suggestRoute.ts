import { getSpellingSuggestion } from '../../../../base/text/getSpellingSuggestion.ts';

/**
 * Returns the route that another one most likely misspells. Each part must be near by itself: a folder
 * that two routes share does not make `/integrations/slack` a slip of `/integrations/asana`.
 */
export function suggestRoute(route: string, routes: Iterable<string>): string | undefined {
  const suggestion = getSpellingSuggestion(route, routes);
  if (suggestion === undefined) return undefined;
  const [parts, others] = [route.split('/'), suggestion.split('/')];
  const isNear =
    parts.length !== others.length ||
    parts.every((part, index) => {
      const other = others[index] ?? '';
      return part === other || getSpellingSuggestion(part, [other]) !== undefined;
    });
  return isNear ? suggestion : undefined;
}
