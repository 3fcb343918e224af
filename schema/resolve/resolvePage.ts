import type { Problem } from '../diagnostics/Problem.ts';
import { pointerOf } from '../load/pointer.ts';
import type { Page } from '../page.ts';
import { pageSchema } from '../page.ts';
import { explainRoute } from '../validate/explainFormat.ts';
import { formats } from '../validate/formats.ts';
import { problemsAt } from '../validate/problemsAt.ts';
import type { Rows } from './bindRows.ts';
import { createScope, newUse } from './createScope.ts';
import { placeOfValue } from './evaluate.ts';
import { isShown } from './isShown.ts';
import type { PageUnit } from './Manifest.ts';
import type { ResolveContext } from './ResolveContext.ts';
import type { PageResult, ResolvedPage, Use } from './ResolvedPage.ts';
import { resolveSection } from './resolveSection.ts';
import { resolveText } from './resolveValue.ts';
import { resolveWritten } from './resolveWritten.ts';
import type { Binding, Scope } from './Scope.ts';
import { parseTemplate } from './template.ts';

/**
 * Makes one page of an entry of `pages:` and finds what is wrong with it by itself. Depends on
 * nothing but its arguments, so that pages can be resolved apart, in any order, and be cached.
 */
export function resolvePage(unit: PageUnit, rows: Rows, context: ResolveContext): PageResult {
  const use = newUse();
  const problems: Problem[] = [];
  const scopeOf = (page?: Binding) => createScope(context.scope, rows, use, page);
  const page = resolve(unit, scopeOf, context, problems, use);
  if (page) page.page.reads = [...use.reads];
  return { page, problems, use };
}

function resolve(
  unit: PageUnit,
  scopeOf: (page?: Binding) => Scope,
  context: ResolveContext,
  problems: Problem[],
  use: Use,
): ResolvedPage | undefined {
  const early = { layers: [unit], scope: scopeOf() };
  const route = resolveRoute(unit, early.scope, problems);
  const { title, description, breadcrumb } = unit.value;
  const head = resolveWritten({
    layers: [{ ...unit, value: defined({ title, description, breadcrumb }) }],
    scope: early.scope,
  });
  const written = {
    layers: [unit],
    scope: scopeOf({ value: { ...head.value, route }, file: unit.file, path: unit.path }),
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
  const related = parseTemplate(unit.route).flatMap((expression) => {
    const from = placeOfValue(expression, scope);
    return from ? [{ at: from, message: 'the value comes from here' }] : [];
  });
  problems.push({
    rule,
    message,
    ...(hint && { hint }),
    at,
    related,
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
  const file = unit.file.source.path;
  const pointer = pointerOf(unit.path);
  const shown = sections.filter((section) => section.shown);
  return {
    ...keys,
    route,
    title: String(keys.title ?? ''),
    description: String(keys.description ?? ''),
    robots: String(keys.robots ?? (noindex ? 'noindex, follow' : 'index, follow')),
    noindex,
    redirectFrom: Array.isArray(keys.redirectFrom) ? keys.redirectFrom : [],
    sections: shown.map((section) => section.value),
    origin: { file, pointer },
    sectionOrigins: shown.map(({ index }) => ({ file, pointer: `${pointer}/sections/${index}` })),
    source: '',
    reads: [],
  };
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
