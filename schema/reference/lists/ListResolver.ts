import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { listWithoutRows } from '../../rules/reference/list-without-rows.ts';
import { listSchema } from '../../vocabulary/list.ts';
import type { YamlLocation, YamlPath } from '../../yaml/YamlLocation.ts';
import { findSource } from '../expressions/findSource.ts';
import { getRowBinding } from '../expressions/getRowBinding.ts';
import {
  bindEntry,
  type EntryOrigins,
  type Provenance,
  traceToSource,
} from '../expressions/Provenance.ts';
import { reportFailures } from '../expressions/resolveLayers.ts';
import { resolveText } from '../expressions/resolveValue.ts';
import type { Binding, Scope } from '../expressions/Scope.ts';
import { hasOptional, isWholeText, parseTemplate } from '../expressions/template.ts';
import { toProblems } from '../expressions/toProblems.ts';
import type { ResolveContext } from '../read/ResolveContext.ts';
import type { ListUse } from '../read/ResolvedPage.ts';
import type { Collection } from '../rows/Collection.ts';
import { checkSelection, type RowSelection } from '../rows/checkSelection.ts';
import { nextPublicationTime } from '../rows/nextPublicationTime.ts';
import { type RowQuery, selectRows } from '../rows/RowQuery.ts';
import { isListDefinition } from './isListDefinition.ts';
import type { ListOutline } from './ListOutline.ts';

/** Stands for a value that is left out because a row lacks it or no row matches. */
export const absent = Symbol('absent');

/**
 * Replaces every `{{ }}` of a section, and every list that takes its entries from rows. Lists may
 * contain expressions and further lists, so both are resolved in one file.
 */
export class ListResolver {
  readonly problems: Problem[] = [];
  /** Paths of values that could not be resolved; they must not be validated. */
  readonly failed: YamlPath[] = [];
  readonly uses: ListUse[] = [];
  /** When a list may select other rows. */
  until = Number.POSITIVE_INFINITY;
  readonly #origins = new Map<string, EntryOrigins>();
  readonly #provenance: Provenance;
  readonly #context: ResolveContext;

  /** @param provenance gets the origins of the entries of lists */
  constructor(provenance: Provenance, context: ResolveContext) {
    this.#provenance = provenance;
    this.#context = context;
    provenance.lists = this.#origins;
  }

  /** Resolves a value; returns `absent` if it is left out. */
  resolve(
    value: unknown,
    outline: ListOutline | undefined,
    scope: Scope = this.#provenance.scope,
    path: YamlPath = [],
  ): unknown {
    if (typeof value === 'string') {
      if (!value.includes('{{')) return value;
      if (isLacking(value, scope)) return absent;
      const onFailure = reportFailures(this.#provenance, this.problems, this.failed);
      const resolved = resolveText(value, scope, onFailure, path);
      return resolved === undefined ? absent : resolved;
    }
    if (Array.isArray(value)) return this.#resolveArray(value, outline?.items, scope, path);
    if (!isMapping(value)) return value;
    if (outline?.items && !outline.allowsMapping && isListDefinition(value))
      return this.#resolveList(value, outline, scope, path);
    const result: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const resolved = this.resolve(inner, outline?.keys.get(key), scope, [...path, key]);
      if (resolved !== absent) result[key] = resolved;
      else if (outline?.required.has(key) && canLeaveOut(inner, path)) return absent;
    }
    return result;
  }

  #resolveArray(
    list: readonly unknown[],
    outline: ListOutline | undefined,
    scope: Scope,
    path: YamlPath,
  ): unknown {
    const entries: unknown[] = [];
    const indexes: number[] = [];
    for (const [index, entry] of list.entries()) {
      const resolved = this.resolve(entry, outline, scope, [...path, entries.length]);
      if (resolved === absent && !outline?.allowsEmpty) continue;
      entries.push(resolved === absent ? '' : resolved);
      indexes.push(index);
    }
    if (entries.length < list.length) this.#origins.set(path.join('/'), { indexes });
    return entries.length === 0 && list.length > 0 ? absent : entries;
  }

  /** Resolves a list from rows. */
  #resolveList(
    definition: Record<string, unknown>,
    outline: ListOutline,
    scope: Scope,
    path: YamlPath,
  ): unknown {
    const { as, ...own } = definition;
    const failures = this.failed.length;
    const selection = this.resolve(own, undefined, scope, path) as Record<string, unknown>;
    if (this.failed.length > failures) return this.#fail(path);
    const { validator, collections } = this.#context;
    const findings = validator.validate(listSchema, {
      ...selection,
      ...('as' in definition && { as }),
    });
    if (findings.length > 0) {
      const located = findings.map((finding) => ({ ...finding, path: [...path, ...finding.path] }));
      this.problems.push(...toProblems(located, this.#provenance));
      return this.#fail(path);
    }
    const at = traceToSource(this.#provenance, path).at;
    const from = String(selection.from);
    const source = findSource(from, appendTo(at, 'from'), scope, collections);
    if ('problem' in source) {
      if (source.problem) this.problems.push(source.problem);
      return this.#fail(path);
    }
    const rows =
      'bindings' in source
        ? { bindings: source.bindings }
        : this.#select(source, selection as RowSelection, at);
    if (!rows) return this.#fail(path);
    const template = 'as' in definition ? { as } : undefined;
    const entries = this.#createEntries(rows, template, outline.items, scope, path);
    if (entries.length > 0) return entries;
    if (template && rows.collection) this.#checkTemplate(template.as, rows.collection, scope, path);
    if (selection.optional) return absent;
    if (outline.minItems > 0) {
      const { original, language } = this.#context;
      const place = original && language !== undefined ? ` in ${nameLanguage(language)}` : '';
      if (!rows.collection?.isBroken)
        this.problems.push(explainNoRows(from, { own, selection }, rows.collection, at, place));
      return this.#fail(path);
    }
    return entries;
  }

  /** Selects rows and records what the selection depends on. */
  #select(
    { collection, query }: { collection: Collection; query: RowQuery },
    { where, sort, skip, limit }: RowSelection,
    at: YamlLocation,
  ): SelectedRows | undefined {
    const problems = checkSelection(
      { ...(where && { where }), ...(sort && { sort }) },
      collection,
      at,
    );
    this.problems.push(...problems);
    if (problems.length > 0) return undefined;
    const isNarrowed = [where, sort, skip, limit].some((one) => one !== undefined);
    const { collection: name } = query;
    const full: RowQuery = isNarrowed
      ? {
          collection: name,
          ...((query.within || query.beside) && { within: query }),
          ...(where && { where }),
          ...(sort && { sort: [sort].flat() }),
          ...(skip !== undefined && { skip }),
          ...(limit !== undefined && { limit }),
        }
      : query;
    const use: ListUse = { query: full, columns: [] };
    this.uses.push(use);
    this.until = Math.min(this.until, nextPublicationTime(full, this.#context));
    const keys = selectRows(full, this.#context);
    return { bindings: keys.map((key) => getRowBinding(collection, key)), collection, use };
  }

  #createEntries(
    { bindings, collection, use }: SelectedRows,
    template: { as: unknown } | undefined,
    outline: ListOutline | undefined,
    scope: Scope,
    path: YamlPath,
  ): unknown[] {
    const entries: unknown[] = [];
    const kept: Binding[] = [];
    this.#origins.set(path.join('/'), { bindings: kept });
    for (const binding of bindings) {
      const entryScope = recordReads(bindEntry(scope, binding), use);
      kept.push(binding);
      const entry = template
        ? this.resolve(template.as, outline, entryScope, [...path, entries.length])
        : pickColumns(binding, outline, collection, use);
      if (entry === absent) kept.pop();
      else entries.push(entry);
    }
    return entries;
  }

  /** Checks the names in the template of a list without rows. */
  #checkTemplate(template: unknown, collection: Collection, scope: Scope, path: YamlPath): void {
    const row = {
      collection: collection.name,
      key: '',
      columns: collection.columns,
      faulty: new Set(['*']),
    };
    const binding: Binding = { value: { key: '' }, row };
    this.#origins.set(path.join('/'), { bindings: [binding] });
    this.resolve(template, undefined, bindEntry(scope, binding), [...path, 0]);
  }

  #fail(path: YamlPath): unknown[] {
    this.failed.push(path);
    return [];
  }
}

interface SelectedRows {
  bindings: Binding[];
  collection?: Collection;
  use?: ListUse;
}

/**
 * Whether a mapping at `path` is left out because this required value is. A section needs its values,
 * and an entry of a list is left out only if the author says so.
 */
function canLeaveOut(value: unknown, path: YamlPath): boolean {
  if (isListDefinition(value)) return true;
  const isEntry = typeof path.at(-1) === 'number';
  return path.length > 0 && (!isEntry || (typeof value === 'string' && hasOptional(value)));
}

/** Whether a text is only a value that the row of an entry may have, and does not. */
function isLacking(text: string, scope: Scope): boolean {
  const [expression] = parseTemplate(text);
  const [name, column] = expression?.names ?? [];
  if (!expression || name?.text !== 'it' || !column || !isWholeText(text, expression)) return false;
  const binding = scope.names.get('it');
  const { row, value } = binding ?? {};
  if (!row?.columns?.includes(column.text) || row.faulty?.has('*')) return false;
  if (Object.hasOwn(value as object, column.text)) return false;
  scope.onRead?.('it', column.text, binding as Binding);
  return true;
}

/** Returns the columns of a row that have the name of a key of the entry. */
function pickColumns(
  { value }: Binding,
  outline: ListOutline | undefined,
  collection: Collection | undefined,
  use: ListUse | undefined,
): unknown {
  if (!collection || !isMapping(value) || !outline) return value;
  const columns = [...outline.keys.keys()];
  if (use) use.columns = columns;
  const { key, ...row } = value;
  const own = collection.columns?.includes('key') ? value : row;
  return Object.fromEntries(columns.flatMap((name) => (name in own ? [[name, own[name]]] : [])));
}

/** Returns a scope that records which columns of the entry are read. */
function recordReads(scope: Scope, use: ListUse | undefined): Scope {
  if (!use) return scope;
  const entry = scope.names.get('it');
  return {
    ...scope,
    onRead(name, key, binding) {
      scope.onRead?.(name, key, binding);
      const column = key ?? '*';
      if (binding === entry && !use.columns.includes(column)) use.columns.push(column);
    },
  };
}

function appendTo(at: YamlLocation, ...path: string[]): YamlLocation {
  return { file: at.file, path: [...at.path, ...path] };
}

function explainNoRows(
  from: string,
  { own: { where, skip }, selection }: Record<'own' | 'selection', Record<string, unknown>>,
  collection: Collection | undefined,
  at: YamlLocation,
  place: string,
): Problem {
  const what = collection ? `row of \`${collection.name}\`` : `entry of \`${from}\``;
  const isNarrowed = where !== undefined || skip !== undefined;
  return listWithoutRows({
    message: isNarrowed
      ? `No ${what}${place} matches${describeCondition(where, selection.where)}, but the section needs at least one entry.`
      : `There is no ${what}${place}, but the section needs at least one entry.`,
    hint: collection?.untranslated?.size
      ? `translate a row of data/${collection.name}/, or add \`optional: true\` to leave the list out while it is empty`
      : isNarrowed
        ? 'change the conditions, or add `optional: true` to leave the list out while it is empty'
        : 'add a row, or add `optional: true` to leave the list out while it is empty',
    at: appendTo(at, where === undefined ? 'from' : 'where'),
  });
}

/** Shows the values of a condition that the page fills in: it names the row that is gone. */
function describeCondition(written: unknown, where: unknown): string {
  return JSON.stringify(written ?? '').includes('{{')
    ? ` \`${JSON.stringify(where)
        .replaceAll(/["{}]/g, '')
        .replaceAll(/([:,])/g, '$1 ')}\``
    : '';
}

/** Names a language in English: `ar` → Arabic. */
function nameLanguage(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}
