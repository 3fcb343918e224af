import type { Problem } from '../diagnostics/Problem.ts';
import { pointerOf } from '../load/pointer.ts';
import type { Page } from '../page.ts';
import { pageSchema } from '../page.ts';
import { explainRoute } from '../validate/explainFormat.ts';
import { formats } from '../validate/formats.ts';
import { problemsAt } from '../validate/problemsAt.ts';
import { bindRows, type Rows } from './bindRows.ts';
import { isShown } from './isShown.ts';
import type { PageUnit } from './Manifest.ts';
import type { ResolveContext } from './ResolveContext.ts';
import type { ResolvedPage, UnitResult, Use } from './ResolvedPage.ts';
import { resolveSection } from './resolveSection.ts';
import { resolveText } from './resolveValue.ts';
import { resolveWritten } from './resolveWritten.ts';
import type { Binding, Scope } from './Scope.ts';

/**
 * Makes the pages of one entry of `pages:` and finds what is wrong with them. Depends on nothing
 * but its arguments, so that entries can be resolved apart, in any order, and be cached.
 */
export function resolveUnit(unit: PageUnit, context: ResolveContext): UnitResult {
  const use: Use = {
    reads: new Set(['site']),
    blocks: new Set(),
    rows: new Set(),
    columns: new Set(),
    names: new Set(),
  };
  const problems: Problem[] = [];
  const scopeOf = (rows: Rows, page?: Binding) => createScope(context.scope, rows, use, page);
  const sets = bindRows(unit, context, problems, (rows) => scopeOf(rows));
  const pages = sets.flatMap(
    (rows) => resolvePage(unit, rows, scopeOf, context, problems, use) ?? [],
  );
  for (const page of pages) page.page.reads = [...use.reads];
  problems.push(...unusedNames(unit, use, pages.length > 0 && pages.every(isWhole)));
  return { unit, pages: distinct(unit, pages, problems), problems, use };
}

function createScope(base: Scope, rows: Rows, use: Use, page?: Binding): Scope {
  const names = new Map([...base.names, ...rows]);
  if (page) names.set('page', page);
  for (const { row } of rows.values()) if (row) use.rows.add(`${row.collection}.${row.key}`);
  return {
    names,
    filters: base.filters,
    onRead(name, key, { row }) {
      use.names.add(name);
      if (!row) return;
      use.reads.add(`${row.collection}.${row.key}`);
      use.columns.add(`${row.collection}.${key ?? '*'}`);
    },
  };
}

function resolvePage(
  unit: PageUnit,
  rows: Rows,
  scopeOf: (rows: Rows, page?: Binding) => Scope,
  context: ResolveContext,
  problems: Problem[],
  use: Use,
): ResolvedPage | undefined {
  const early = { layers: [unit], scope: scopeOf(rows) };
  const route = resolveRoute(unit, early.scope, problems);
  const { title, description, breadcrumb } = unit.value;
  const head = resolveWritten({
    layers: [{ ...unit, value: defined({ title, description, breadcrumb }) }],
    scope: early.scope,
  });
  const written = {
    layers: [unit],
    scope: scopeOf(rows, { value: { ...head.value, route }, file: unit.file, path: unit.path }),
  };
  const rest = resolveWritten({ ...written, layers: [unit] }, [
    'title',
    'description',
    'breadcrumb',
    'sections',
    'with',
    'each',
  ]);
  const fields = { ...unit.value, ...rest.value, ...head.value };
  problems.push(...head.problems, ...rest.problems);
  const failed = [...head.failed, ...rest.failed];
  const found = problemsAt(context.validator.validate(pageSchema, fields), written, failed);
  const at = { route: route ?? unit.route };
  problems.push(...found.map((problem) => ({ ...at, ...problem })));
  const list = Array.isArray(unit.value.sections) ? unit.value.sections : [];
  const sections = list.flatMap((raw, index) => {
    const resolved = resolveSection(raw, index, unit, written.scope, context, use);
    for (const problem of resolved.problems) problems.push({ ...at, ...problem });
    return resolved.section ?? [];
  });
  if (route === undefined) return undefined;
  const shown = isShown(fields, context);
  return {
    page: toPage(unit, route, fields, sections),
    written,
    unit,
    sections,
    shown,
  };
}

function resolveRoute(unit: PageUnit, scope: Scope, problems: Problem[]): string | undefined {
  const at = { file: unit.file, path: unit.path, part: 'key' as const };
  let failed = false;
  const route = resolveText(unit.route, scope, (_, { index }, failure) => {
    failed = true;
    if (!failure) return;
    const { word } = failure;
    const part = { template: index, key: true as const };
    problems.push({
      rule: failure.rule,
      message: failure.message,
      ...(failure.hint && { hint: failure.hint }),
      at: { ...at, part: word ? { ...part, from: word.from, to: word.to } : part },
      ...(failure.related && { related: [failure.related] }),
    });
  });
  if (failed) return undefined;
  const text = String(route);
  if (formats.route?.(text)) return text;
  const { rule, message, hint, fix } = explainRoute(text);
  const plain = text === unit.route;
  problems.push({
    rule,
    message,
    ...(hint && { hint }),
    at,
    ...(plain && typeof fix === 'object' && { fix: [{ at, text: fix.text }] }),
  });
  return undefined;
}

function toPage(
  unit: PageUnit,
  route: string,
  fields: Record<string, unknown>,
  sections: ResolvedPage['sections'],
): Page {
  const { with: _with, each: _each, ...keys } = fields;
  const noindex = keys.noindex === true;
  return {
    ...keys,
    route,
    title: String(keys.title ?? ''),
    description: String(keys.description ?? ''),
    robots: String(keys.robots ?? (noindex ? 'noindex, follow' : 'index, follow')),
    noindex,
    redirectFrom: Array.isArray(keys.redirectFrom) ? keys.redirectFrom : [],
    sections: sections.filter((section) => section.shown).map((section) => section.value),
    origin: { file: unit.file.source.path, pointer: pointerOf(unit.path) },
    sectionOrigins: sections
      .filter((section) => section.shown)
      .map(({ index }) => ({
        file: unit.file.source.path,
        pointer: pointerOf([...unit.path, 'sections', index]),
      })),
    source: '',
    reads: [],
  };
}

/** Pages of one entry that have the same route are told once, by the entry's key. */
function distinct(unit: PageUnit, pages: ResolvedPage[], problems: Problem[]): ResolvedPage[] {
  const routes = new Map<string, ResolvedPage>();
  for (const page of pages) if (!routes.has(page.page.route)) routes.set(page.page.route, page);
  if (routes.size === pages.length) return pages;
  const fixed = !unit.route.includes('{{');
  problems.push({
    rule: fixed ? 'each-not-in-route' : 'duplicate-route',
    message: fixed
      ? `\`each\` makes ${pages.length} pages, and all have the route ${unit.route}.`
      : `\`each\` makes ${pages.length} pages, and only ${routes.size} of their routes differ.`,
    hint: 'put a column that differs from row to row into the route, such as `/{{ city.slug }}`',
    at: { file: unit.file, path: unit.path, part: 'key' },
  });
  return [...routes.values()];
}

/** Whether every section of the page could be read. */
function isWhole({ unit, sections }: ResolvedPage): boolean {
  return Array.isArray(unit.value.sections) && sections.length === unit.value.sections.length;
}

function unusedNames(unit: PageUnit, use: Use, made: boolean): Problem[] {
  if (!made) return [];
  return (['with', 'each'] as const).flatMap((key) =>
    Object.keys((unit.value[key] ?? {}) as object)
      .filter((name) => !use.names.has(name) && name !== 'site' && name !== 'page')
      .map((name) => ({
        rule: 'unused-variable' as const,
        message: `Nothing on the page reads \`${name}\`.`,
        hint: `use it as \`{{ ${name}.… }}\`, or remove it`,
        at: { file: unit.file, path: [...unit.path, key, name], part: 'key' as const },
        route: unit.route,
      })),
  );
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
