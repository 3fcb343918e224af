import { plainWords } from '../../base/text/plainWords.ts';
import { toJsonPointer } from '../../base/text/toJsonPointer.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import type { Finding } from '../diagnostics/Finding.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import { formats } from '../shape/formats/formats.ts';
import { explainRoute } from '../shape/messages/explainRoute.ts';
import type { Page } from '../vocabulary/page.ts';
import { pageSchema } from '../vocabulary/page.ts';
import { evaluateWhen } from './evaluateWhen.ts';
import { locateValue } from './expressions/evaluate.ts';
import { getRowBinding } from './expressions/getRowBinding.ts';
import { resolveLayers } from './expressions/resolveLayers.ts';
import { resolveText } from './expressions/resolveValue.ts';
import type { Binding, RowBindings, Scope } from './expressions/Scope.ts';
import { parseTemplate } from './expressions/template.ts';
import { toProblems } from './expressions/toProblems.ts';
import { getRowName } from './getRowName.ts';
import { createPageScope, createUsage } from './read/createPageScope.ts';
import { listInnerSections } from './read/listInnerSections.ts';
import type { RouteEntry } from './read/Manifest.ts';
import { explainPageInPage, listRoutes } from './read/misplacedRoutes.ts';
import type { ResolveContext } from './read/ResolveContext.ts';
import type { PageResult, ResolvedPage, Usage } from './read/ResolvedPage.ts';
import { splitVariant, variants } from './read/variants.ts';
import { resolveSection } from './resolveSection.ts';
import { isPublished } from './rows/isPublished.ts';

/**
 * Resolves one page of an entry of `pages:` and validates it. The result depends only on the
 * arguments, so pages can be resolved in any order and thread, and cached.
 */
export function resolvePage(
  routeEntry: RouteEntry,
  bound: RowBindings,
  context: ResolveContext,
): PageResult {
  const { rows, variant } = splitVariant(bound);
  const usage = createUsage();
  const problems: Problem[] = [];
  const isIncomplete = [routeEntry.value.with, routeEntry.value.each].some(
    (bindings) => bindings !== undefined && !isMapping(bindings),
  );
  const getScope = (page?: Binding) => ({
    ...createPageScope(context.scope, rows, usage, page),
    isIncomplete,
  });
  const page = resolve(routeEntry, { rows, variant }, getScope, context, problems, usage);
  const rowValues = [...rows.values()].flatMap(({ row, value }) => (row ? (value as object) : []));
  page?.publication.push(...rowValues);
  // A row may be a draft or scheduled.
  if (page && !rowValues.every((value) => isPublished(value, context))) page.isShown = false;
  if (page && routeEntry.localization) localize(page, rows, context);
  if (page) variants?.mark(page, variant, context);
  return { page, problems, usage };
}

function resolve(
  routeEntry: RouteEntry,
  { rows, variant }: ReturnType<typeof splitVariant>,
  getScope: (page?: Binding) => Scope,
  context: ResolveContext,
  problems: Problem[],
  usage: Usage,
): ResolvedPage | undefined {
  const early = { layers: [routeEntry], scope: getScope() };
  const route = resolveRoute(routeEntry, early.scope, problems);
  const { title, description, breadcrumb } = routeEntry.value;
  const head = resolveLayers({
    layers: [{ ...routeEntry, value: omitUndefined({ title, description, breadcrumb }) }],
    scope: early.scope,
  });
  const provenance = {
    layers: [routeEntry],
    scope: getScope({
      value: { ...head.value, route },
      file: routeEntry.file,
      path: routeEntry.path,
    }),
  };
  const nested = listRoutes(routeEntry.value);
  const rest = resolveLayers({ ...provenance, layers: [routeEntry] }, [
    'title',
    'description',
    'breadcrumb',
    ...unresolvedKeys,
    ...nested,
  ]);
  for (const name of nested)
    problems.push(explainPageInPage(routeEntry.file, [...routeEntry.path, name]));
  const resolved = { ...rest.value, ...head.value };
  // Optional values that a row lacks are left out.
  const absent = Object.keys(routeEntry.value).filter(
    (key) => !(key in resolved) && !unresolvedKeys.includes(key),
  );
  const { value: fields, findings } = context.validator.read(
    pageSchema,
    omitKeys({ ...routeEntry.value, ...resolved }, absent),
  );
  problems.push(...head.problems, ...rest.problems);
  const failed = [...head.failed, ...rest.failed];
  const found = toProblems(findings, provenance, failed);
  const at = { route: route ?? routeEntry.route };
  problems.push(...found.map((problem) => ({ ...at, ...problem })));
  const { scope } = provenance;
  const list = Array.isArray(routeEntry.value.sections) ? routeEntry.value.sections : [];
  const sections = list.flatMap((raw, index) => {
    const resolved = resolveSection(raw, index, { routeEntry, scope, variant }, context, usage);
    for (const problem of resolved.problems) problems.push({ ...at, ...problem });
    return resolved.section ?? [];
  });
  if (route === undefined) return undefined;
  const isMet = evaluateWhen(fields.when, provenance, context, problems);
  const page = toPage(routeEntry, route, fields, sections);
  for (const section of [...sections]) {
    const inside = listInnerSections?.(section, context);
    if (!inside) continue;
    sections.push(...inside.sections);
    problems.push(...inside.problems.map((problem) => ({ ...at, ...problem })));
  }
  const rowName = page.breadcrumb === undefined ? getRowName(routeEntry.route, rows) : undefined;
  return {
    page: rowName === undefined ? page : { ...page, breadcrumb: rowName },
    provenance,
    routeEntry,
    sections,
    isShown: isMet && isPublished(fields, context) && isInLanguage(fields, context),
    publication: [fields],
  };
}

/** Whether a page exists in the language of its context. */
function isInLanguage({ only }: Record<string, unknown>, { language }: ResolveContext): boolean {
  return !Array.isArray(only) || language === undefined || only.includes(language);
}

/** Adds what a page in another language knows about its original. */
function localize({ page, routeEntry }: ResolvedPage, rows: RowBindings, context: ResolveContext) {
  const { localization, path } = routeEntry;
  const { original } = context;
  if (!localization || !original) return;
  const isUntranslated =
    localization.isUntranslated ||
    [...rows.values()].some(
      ({ row }) => row && context.collections.get(row.collection)?.untranslated?.has(row.key),
    );
  const originalRows = [...rows].map(([name, binding]): [string, Binding] => {
    const { row } = binding;
    const collection = row && original.collections.get(row.collection);
    return [name, collection ? getRowBinding(collection, row.key) : binding];
  });
  const scope = createPageScope(original.scope, new Map(originalRows), createUsage());
  page.locale = localization.locale;
  page.original = String(resolveText(String(path[1]), scope, () => {}));
  if (!isUntranslated) {
    const { only } = routeEntry.value;
    const isOriginal = !Array.isArray(only) || only[0] === original.language;
    const own = isOriginal ? localization.untranslated : [];
    const texts = [...own, ...(context.untranslated ?? [])].filter((text) => !text.includes('{{'));
    if (texts.length > 0) page.untranslated = texts;
    return;
  }
  page.isUntranslated = true;
  page.noindex = true;
  delete page.robots;
}

/** The keys of a page that are resolved elsewhere. */
const unresolvedKeys = ['sections', 'with', 'each'];

function resolveRoute(
  routeEntry: RouteEntry,
  scope: Scope,
  problems: Problem[],
): string | undefined {
  const at = { file: routeEntry.file, path: routeEntry.path, part: 'key' as const };
  let failed = false;
  const route = resolveText(routeEntry.route, scope, (_, { index }, failure) => {
    failed = true;
    if (!failure) return;
    const { word, related, replacement: __, ...explained } = failure;
    const part = { template: index, key: true as const };
    problems.push({
      ...explained,
      at: { ...at, part: word ? { ...part, from: word.from, to: word.to } : part },
      ...(related && { related: [related] }),
    });
  });
  if (failed) return undefined;
  const text = String(route);
  if (formats.route?.(text)) return text;
  const { rule, message, hint, fix } = explainRoute(text);
  const corrected = correctRoute(routeEntry.route, text, fix);
  const related = parseTemplate(routeEntry.route).flatMap((expression) => {
    const from = locateValue(expression, scope);
    return from ? [{ at: from, message: 'the value comes from here' }] : [];
  });
  problems.push({
    rule,
    message,
    ...(related.length > 0 && corrected === undefined && typeof fix === 'object'
      ? { hint: `change the value that it contains: the route would be "${fix.text}"` }
      : hint && { hint }),
    at,
    related,
    route: text,
    ...(corrected !== undefined && { fix: [{ at, text: corrected }] }),
  });
  return undefined;
}

/** Returns the corrected route of an entry; of a generated page, only if a slash is all that is missing. */
function correctRoute(route: string, text: string, fix: Finding['fix']): string | undefined {
  if (typeof fix !== 'object') return undefined;
  if (text === route) return fix.text;
  return fix.text === `/${text}` ? `/${route}` : undefined;
}

function toPage(
  routeEntry: RouteEntry,
  route: string,
  fields: Record<string, unknown>,
  sections: ResolvedPage['sections'],
): Page {
  const { with: _with, each: _each, when: _when, ...keys } = fields;
  const noindex = keys.noindex === true;
  const file = routeEntry.file.source.path;
  const pointer = toJsonPointer(routeEntry.path);
  const shown = sections.filter((section) => section.isShown);
  return {
    ...keys,
    route,
    title: plainWords(String(keys.title ?? '')),
    description: plainWords(String(keys.description ?? '')),
    ...(typeof keys.breadcrumb === 'string' && { breadcrumb: plainWords(keys.breadcrumb) }),
    ...(keys.robots !== undefined && { robots: String(keys.robots) }),
    noindex,
    redirectFrom: Array.isArray(keys.redirectFrom) ? keys.redirectFrom : [],
    sections: shown.map((section) => section.value),
    origin: { file, pointer },
    sectionOrigins: shown.map(({ index }) => ({ file, pointer: `${pointer}/sections/${index}` })),
  };
}

function omitKeys(
  record: Record<string, unknown>,
  keys: readonly string[],
): Record<string, unknown> {
  return keys.length === 0
    ? record
    : Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function omitUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
