import { formatNames } from '../../diagnostics/formatNames.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { suggestFix } from '../../diagnostics/suggestName.ts';
import { describeValue } from '../../shape/messages/describeValue.ts';
import type { YamlLocation } from '../../yaml/YamlLocation.ts';
import type { Collection } from '../rows/Collection.ts';
import type { RowQuery } from '../rows/RowQuery.ts';
import { evaluate, locateValue } from './evaluate.ts';
import type { Binding, Scope } from './Scope.ts';
import { parseTemplate } from './template.ts';

/** Where a list takes its entries from: rows of a collection, or values that a row or `site` holds. */
type ListSource =
  | { collection: Collection; query: RowQuery }
  | { bindings: Binding[] }
  | { problem: Problem | undefined };

/** Finds what `from:` names: a collection, or a name of the page's scope. */
export function findSource(
  from: string,
  at: YamlLocation,
  scope: Scope,
  collections: ReadonlyMap<string, Collection>,
): ListSource {
  const [name = '', ...keys] = from.split('.');
  const binding = scope.names.get(name);
  if (!binding) {
    const collection = keys.length === 0 ? collections.get(name) : undefined;
    if (collection) return { collection, query: { collection: name } };
    return { problem: explainUnknownSource(from, at, scope, collections) };
  }
  if (binding.isBroken) return { problem: undefined };
  const query = findQuery(binding, keys);
  if (query) {
    scope.onRead?.(name, undefined, { value: undefined });
    const collection = collections.get(query.collection);
    if (collection) return { collection, query };
  }
  return readValues(from, at, scope);
}

/** Returns the rows that a name stands for, or the row before or after the one it is bound to. */
function findQuery({ rows, row, siblings }: Binding, keys: string[]): RowQuery | undefined {
  const [side] = keys;
  if (keys.length === 0) return rows;
  if (keys.length > 1 || !row || !siblings || row.columns?.includes(side as string))
    return undefined;
  if (side !== 'previous' && side !== 'next') return undefined;
  return { collection: row.collection, within: siblings, beside: { key: row.key, side } };
}

function readValues(from: string, at: YamlLocation, scope: Scope): ListSource {
  const [expression] = parseTemplate(`{{ ${from} }}`);
  const outcome = expression && evaluate(expression, scope);
  if (!expression || !outcome) return { problem: undefined };
  if ('failure' in outcome) {
    const { failure } = outcome;
    if (failure?.rule === 'missing-column') return { bindings: [] };
    return {
      problem: failure && {
        rule: failure.rule,
        message: failure.message,
        hint: failure.hint ?? 'name a collection, or rows that `each:` binds',
        at,
        ...(failure.missing && { missing: failure.missing }),
      },
    };
  }
  const { value } = outcome;
  const source = locateValue(expression, scope);
  if (Array.isArray(value))
    return {
      bindings: value.map((one, index) => ({
        value: one,
        ...(source && { file: source.file, path: [...source.path, index] }),
      })),
    };
  return {
    problem: {
      rule: 'wrong-type',
      message: `\`from\` needs several rows, but \`${from}\` is ${describeValue(value)}.`,
      hint: 'name a collection, or rows that `each:` binds',
      at,
    },
  };
}

function explainUnknownSource(
  from: string,
  at: YamlLocation,
  scope: Scope,
  collections: ReadonlyMap<string, Collection>,
): Problem {
  const names = [
    ...collections.keys(),
    ...[...scope.names].flatMap(([name, { rows }]) => (rows ? name : [])),
  ];
  const otherwise =
    names.length > 0
      ? `create data/${from}.yaml, or use one of: ${formatNames(names)}`
      : `create data/${from}.yaml, or data/${from}.schema.yaml and Markdown files in data/${from}/`;
  return {
    rule: 'collection-missing',
    message: `Unknown collection \`${from}\`: data/${from}.yaml does not exist.`,
    ...suggestFix(at, from, names, otherwise),
    at,
    missing: { kind: 'collection', within: '', name: from },
  };
}
