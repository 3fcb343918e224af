import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';

/**
 * Merges what a rule reports at one location for several pages, such as the pages that `each`
 * generates: keeps the first and names some of the other pages.
 *
 * @param diagnostics sorted by location
 */
export function mergePages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const [index, one] of diagnostics.entries()) {
    const { file, line, column, endLine, endColumn, code, severity, route } = one;
    const key =
      route === undefined
        ? String(index)
        : [file, line, column, endLine, endColumn, code, severity].join('\n');
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map(merge);
}

function merge([first, ...more]: readonly [Diagnostic, ...Diagnostic[]]): Diagnostic {
  const routes = [...new Set(more.map(({ route }) => route))].filter(
    (route) => route !== first.route,
  );
  if (routes.length === 0) return first;
  const names = routes.slice(0, 2).map((route) => `\`${route}\``);
  const others =
    routes.length <= names.length
      ? `${names.join(' and ')} ${routes.length === 1 ? 'has' : 'have'} the same problem.`
      : `${routes.length} more pages have the same problem, such as ${names.join(' and ')}.`;
  return { ...first, message: `${first.message} ${others}` };
}
