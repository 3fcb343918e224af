import { describeValue } from '../../diagnostics/describeValue.ts';
import { formatNames } from '../../diagnostics/formatNames.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { isMissingColumn } from '../../rules/reference/expressions.ts';
import { reportType } from '../../rules/shape/wrong-type.ts';
import { unknownCollection } from '../../rules/yaml/collection-missing.ts';
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
function findQuery({ query, row, siblings }: Binding, keys: string[]): RowQuery | undefined {
  const [side] = keys;
  if (keys.length === 0) return query;
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
    if (isMissingColumn(failure)) return { bindings: [] };
    if (!failure) return { problem: undefined };
    const { related: _, replacement: __, word: ___, ...explained } = failure;
    return { problem: { hint, ...explained, at } };
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
    problem: reportType('wrong-type', {
      message: `\`from\` needs several rows, but \`${from}\` is ${describeValue(value)}.`,
      hint,
      at,
    }),
  };
}

const hint = 'name a collection, or rows that `each:` binds';

function explainUnknownSource(
  from: string,
  at: YamlLocation,
  scope: Scope,
  collections: ReadonlyMap<string, Collection>,
): Problem {
  const names = [
    ...collections.keys(),
    ...[...scope.names].flatMap(([name, { query }]) => (query ? name : [])),
  ];
  const otherwise =
    names.length > 0 ? `create data/${from}.yaml, or use one of: ${formatNames(names)}` : undefined;
  return unknownCollection(from, at, names, otherwise);
}
