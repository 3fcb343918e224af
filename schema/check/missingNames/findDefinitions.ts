import { isMapping } from '../../../base/values/isMapping.ts';
import type { MissingName } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { Binding } from '../../reference/expressions/Scope.ts';
import { locateRow } from '../../reference/rows/Collection.ts';
import { collectAnchors } from '../../rules/page/facts/collectAnchors.ts';
import { collectLinks } from '../../rules/page/facts/collectLinks.ts';
import type { SiteRuleContext } from '../../rules/RuleContext.ts';
import { listFileTexts } from './countMentions.ts';
import type { Definition } from './Definition.ts';
import { entryName } from './entryName.ts';

/** Finds the names that a missing name may stand for, with where they are defined. */
export function findDefinitions(missing: MissingName, context: SiteRuleContext): Definition[] {
  return finders[missing.kind]?.(missing.within, context) ?? [];
}

type Finder = (within: string, context: SiteRuleContext) => Definition[];

/** Names of collections and forms are names of files, which no edit of a text can change. */
const finders: Partial<Record<MissingName['kind'], Finder>> = {
  block: (_, { manifest, allPages }) => {
    const used = new Set(allPages.flatMap(({ facts }) => facts.blocks));
    return [...manifest.blocks].map(([name, { file, path }]) => ({
      name,
      noun: 'block',
      text: name,
      at: { file, path, part: 'key' },
      isUsed: used.has(name),
    }));
  },
  row: (within, context) => {
    const collection = context.collections.get(within);
    if (!collection) return [];
    // `each` uses all rows without naming them.
    const used = new Set(listPaths(context).map((path) => path.split('.', 2).join('.')));
    return [...collection.rows.keys()].map((name) => ({
      name,
      noun: 'row',
      text: name,
      at: { ...locateRow(collection, name), part: 'key' },
      isUsed: used.has(`${within}.${name}`),
    }));
  },
  page: (_, context) => {
    const links = new Set(listLinks(context).map(stripAnchor));
    const written = listRoutes(context);
    return context.allPages.map(({ facts, routeEntry, rows }) => ({
      name: facts.meta.route,
      noun: 'page',
      text: routeEntry.route,
      rows: [...rows.values()].flatMap(listRowKeys),
      at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
      // A link with `{{ }}` agrees with whatever the row is called.
      isUsed: routeEntry.route.includes('{{')
        ? written.has(facts.meta.route)
        : links.has(facts.meta.route),
    }));
  },
  anchor: (within, context) => {
    const page = context.allPages.find(({ facts }) => facts.meta.route === within);
    if (!page) return [];
    const links = new Set(listLinks(context));
    const own = new Set(page.facts.links);
    return collectAnchors(page.resolved(), context).map(({ id, section, path }) => ({
      name: id,
      noun: 'anchor',
      text: id,
      at: traceToSource(section.provenance, path).at,
      isUsed: links.has(`${within}#${id}`) || own.has(`#${id}`),
    }));
  },
  variable: (within, { routeEntries, allPages }) => {
    const entry = routeEntries.find(
      ({ routeEntry: { file, route } }) => entryName(file.source.path, route) === within,
    );
    if (!entry) return [];
    const { routeEntry, usage } = entry;
    const pages = allPages.filter((page) => page.routeEntry === routeEntry);
    return (['with', 'each'] as const).flatMap((key) => {
      const names = routeEntry.value[key];
      if (!isMapping(names)) return [];
      return Object.keys(names).map((name) => ({
        name,
        noun: 'name',
        text: name,
        at: { file: routeEntry.file, path: [...routeEntry.path, key, name], part: 'key' as const },
        isUsed:
          usage.names.has(name) || pages.some(({ facts }) => !facts.unreadNames.includes(name)),
      }));
    });
  },
  value: (within, context) => {
    const layer = context.siteProvenance?.layers[0];
    const keys = within.split('.').slice(1);
    let value: unknown = layer?.value;
    for (const key of keys) value = isMapping(value) ? value[key] : undefined;
    if (!layer || !isMapping(value)) return [];
    const used = new Set(
      listPaths(context).flatMap((path) =>
        path.startsWith(`${within}.`) ? path.slice(within.length + 1).split('.', 1) : [],
      ),
    );
    return Object.keys(value).map((name) => ({
      name,
      noun: 'value',
      text: name,
      at: { file: layer.file, path: [...layer.path, ...keys, name], part: 'key' },
      isUsed: used.has(name),
    }));
  },
};

function listRowKeys({ row, file, path }: Binding): Definition[] {
  if (!row || !file || !path) return [];
  const at = { file, path, part: 'key' as const };
  return [{ name: row.key, noun: 'row', text: row.key, at, isUsed: false }];
}

/** Lists what looks like a path of names, such as `cities.atlanta`, in the texts of a site. */
function listPaths(context: SiteRuleContext): string[] {
  const path = /(?<![\w-])[\w-]+(?:\.[\w-]+)+/g;
  return listFileTexts(context).flatMap((text) => text.match(path) ?? []);
}

/** Lists what looks like a route in the texts of a site. */
function listRoutes(context: SiteRuleContext): Set<string> {
  const routes = listFileTexts(context).flatMap(
    (text) => text.match(/\/[^\s"'`()[\]{}<>?#,;]*/g) ?? [],
  );
  return new Set(routes);
}

/** Lists the targets of all links inside the site. */
function listLinks(context: SiteRuleContext): string[] {
  const shared = collectLinks(undefined, context).map(({ to }) => to);
  return [...shared, ...context.allPages.flatMap(({ facts }) => facts.links)];
}

function stripAnchor(to: string): string {
  return to.replace(/[?#].*$/, '');
}
