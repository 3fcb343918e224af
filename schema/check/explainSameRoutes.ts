import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { Binding } from '../reference/expressions/Scope.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import { locateRow } from '../reference/rows/Collection.ts';
import { readColumn, selectRows } from '../reference/rows/RowQuery.ts';
import type { SitePage } from '../rules/RuleContext.ts';
import { reportSameRoute } from '../rules/site/duplicate-route.ts';
import type { YamlLocation } from '../yaml/YamlLocation.ts';

/** Explains which rows or values of an entry have the same route. */
export function explainSameRoutes(
  routeEntry: RouteEntry,
  pages: readonly SitePage[],
  context: ResolveContext,
): Problem[] {
  const byRoute = new Map<string, SitePage[]>();
  for (const page of pages) getOrCreate(byRoute, page.facts.meta.route, () => []).push(page);
  const shared = [...byRoute].filter(([, same]) => same.length > 1);
  if (shared.length === 0) return [];
  const names = [...(pages[0]?.rows.keys() ?? [])].filter((name) =>
    new RegExp(`\\{\\{[^}]*\\b${name}\\b`).test(routeEntry.route),
  );
  const groups = shared.map(([route, same]) => ({
    route,
    sides: distinct(same.map((page) => describeSide(page, names, routeEntry, context))),
  }));
  // Rows that the route does not tell apart by name: a column is missing in it.
  if (groups.some(({ sides }, index) => sides.length < (shared[index]?.[1].length ?? 0)))
    return [explainMissingColumn(routeEntry, pages.length, byRoute.size)];
  return groups.map(({ route, sides }) => explainGroup(route, sides, routeEntry));
}

/** A page of several with the same route: the rows or values that it is made from. */
interface Side {
  text: string;
  at: YamlLocation;
  column: string | undefined;
  isValue: boolean;
}

function describeSide(
  { rows }: SitePage,
  names: readonly string[],
  routeEntry: RouteEntry,
  context: ResolveContext,
): Side {
  const sides = names.flatMap((name) => {
    const binding = rows.get(name);
    return binding ? describeBinding(name, binding, routeEntry, context) : [];
  });
  const [first] = sides;
  return {
    text: sides.map(({ text }) => text).join(' with '),
    at: first?.at ?? { file: routeEntry.file, path: routeEntry.path, part: 'key' },
    column: first?.column,
    isValue: first?.isValue ?? false,
  };
}

function describeBinding(
  name: string,
  { row, query, value }: Binding,
  { route }: RouteEntry,
  context: ResolveContext,
): Side | [] {
  const collection = context.collections.get(row?.collection ?? query?.collection ?? '');
  if (!collection) return [];
  if (row) {
    const place = locateRow(collection, row.key);
    const column = new RegExp(`\\b${name}\\.(\\w+)`).exec(route)?.[1];
    const has = column !== undefined && column in (collection.rows.get(row.key) ?? {});
    return {
      text: `${row.key} (${place.file.source.path})`,
      at: has
        ? { ...place, path: [...place.path, column] }
        : { ...place, part: place.path.length > 0 ? 'key' : 'head' },
      column,
      isValue: false,
    };
  }
  const [column] = Object.keys(query?.where ?? {});
  const key = query && selectRows(query, context)[0];
  if (column === undefined || key === undefined) return [];
  const place = locateRow(collection, key);
  const word = (value as { value: unknown }).value;
  const written = readColumn(collection.rows, key, column);
  const index = Array.isArray(written) ? [written.indexOf(word)] : [];
  return {
    text: `${word} (${place.file.source.path})`,
    at: { ...place, path: [...place.path, column, ...index] },
    column,
    isValue: true,
  };
}

function distinct(sides: readonly Side[]): Side[] {
  return [...new Map(sides.map((side) => [side.text, side])).values()];
}

const mostSides = 4;

function explainGroup(route: string, sides: readonly Side[], entry: RouteEntry): Problem {
  const named = sides.slice(0, mostSides).map(({ text }) => text);
  const last = sides.length > mostSides ? `${sides.length - mostSides} more` : (named.pop() ?? '');
  const [first, second = first] = sides as [Side, Side?];
  const column = first.column === undefined ? '' : ` of \`${first.column}\``;
  return reportSameRoute('duplicate-route', {
    message: `${named.join(', ')} and ${last} are ${sides.length === 2 ? 'both' : 'all'} \`${route}\`.`,
    hint: first.isValue
      ? 'write the same word in the same way, or give one of them another name: an address has only the letters a to z, digits and hyphens'
      : `give each row another value${column}, or add a column to the route that is different for every row`,
    at: second.at,
    related: [
      ...sides
        .slice(0, mostSides)
        .flatMap((side) => (side === second ? [] : { at: side.at, message: 'the same address' })),
      { at: { file: entry.file, path: entry.path, part: 'key' }, message: 'used here' },
    ],
    route: entry.route,
  });
}

function explainMissingColumn(routeEntry: RouteEntry, pages: number, routes: number): Problem {
  const isFixedRoute = !routeEntry.route.includes('{{');
  return reportSameRoute(isFixedRoute ? 'each-not-in-route' : 'duplicate-route', {
    message: isFixedRoute
      ? `\`each\` creates ${pages} pages, but all have the route ${routeEntry.route}.`
      : `\`each\` creates ${pages} pages, but only ${routes} different ${routes === 1 ? 'route' : 'routes'}.`,
    hint: 'add a column to the route that is different for every row, such as `/{{ city.slug }}`',
    at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
  });
}
