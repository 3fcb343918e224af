import type { TextPiece } from '../../diagnostics/pieceAt.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';
import type { YamlLocation, YamlPath } from '../../yaml/YamlLocation.ts';
import { evaluate, locateValue } from './evaluate.ts';
import type { Binding, Scope } from './Scope.ts';
import { isWholeText, parseTemplate } from './template.ts';

/** An unresolved mapping with its location. */
export interface SourceLayer {
  file: YamlFile;
  path: YamlPath;
  value: Record<string, unknown>;
}

/**
 * The origin of a resolved mapping: its layers (first the page's own keys, then its blocks' keys) and
 * the scope of its expressions. Positions are computed from it only for diagnostics.
 */
export interface Provenance {
  layers: SourceLayer[];
  scope: Scope;
  /** Where the entries of lists come from, by the path of the list joined with `/`. */
  lists?: ReadonlyMap<string, EntryOrigins>;
  /** Of a section inside a text: the text, and which part of it a value is. */
  within?: {
    provenance: Provenance;
    path: YamlPath;
    find(path: YamlPath, part: YamlLocation['part']): TextPiece;
  };
}

/** Of a list from rows the row of each entry; of another list the index of each entry that is left. */
export type EntryOrigins = { bindings: Binding[] } | { indexes: number[] };

/** The source location of a resolved value, and the other locations that contribute to it. */
export interface TracedLocation {
  at: YamlLocation;
  related: { at: YamlLocation; message: string }[];
  /** The names at the location, `it` included. */
  scope?: Scope;
}

/** Locates the key of a mapping, such as the route of an entry of `pages:`. */
export function locateKey({ file, path }: SourceLayer): YamlLocation {
  return { file, path, part: 'key' };
}

/** Maps a path in a resolved mapping back to its source location. */
export function traceToSource(
  provenance: Provenance,
  path: YamlPath,
  part: YamlLocation['part'] = 'value',
): TracedLocation {
  const { within } = provenance;
  if (within) return tracePart(within.provenance, within.path, within.find(path, part));
  const [first] = path;
  const layer =
    first === undefined
      ? getHeadLayer(provenance)
      : (provenance.layers.find((one) => Object.hasOwn(one.value, first)) ??
        getHeadLayer(provenance));
  const related: TracedLocation['related'] = [];
  const outer = provenance.layers[0];
  if (outer && layer !== outer)
    related.push({ at: { ...outer, part: 'head' }, message: 'used here' });
  let value: unknown = layer.value;
  let { scope } = provenance;
  const source: (string | number)[] = [];
  for (const [index, key] of path.entries()) {
    if (typeof value === 'string')
      return traceIntoRow({ layer, source, value, scope }, path.slice(index), part, related);
    const origins = typeof key === 'number' && findOrigins(provenance, path.slice(0, index));
    const binding = origins && 'bindings' in origins && origins.bindings[key as number];
    if (binding) {
      const list: YamlLocation = { file: layer.file, path: [...layer.path, ...source] };
      if (!hasTemplate(value)) return traceIntoEntry(binding, list, path.slice(index + 1), related);
      if (binding.file && binding.path)
        related.push({
          at: { file: binding.file, path: binding.path, part: 'key' },
          message: 'for this row',
        });
      scope = bindEntry(scope, binding);
      source.push('as');
      value = value.as;
      continue;
    }
    const step: string | number =
      origins && 'indexes' in origins ? (origins.indexes[key as number] ?? key) : key;
    source.push(step);
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined;
  }
  const at: YamlLocation = { file: layer.file, path: [...layer.path, ...source], part };
  if (part !== 'value' || typeof value !== 'string' || !value.includes('{{'))
    return { at, related, scope };
  const expressions = parseTemplate(value);
  for (const expression of expressions) {
    const from = locateValue(expression, scope);
    if (from) related.push({ at: from, message: 'the value comes from here' });
  }
  return { at: expressions.length === 1 ? { ...at, part: { template: 0 } } : at, related };
}

/**
 * Maps a text to the value that contains its words: where the text is a single expression, the value
 * of the row that it names. For problems in the middle of a text.
 */
function traceText(provenance: Provenance, path: YamlPath): TracedLocation {
  const traced = traceToSource(provenance, path, 'key');
  const layer = provenance.layers.find(({ file }) => file === traced.at.file);
  if (!layer) return traced;
  const text = getValue(layer, traced.at.path);
  // Parsed texts are known; a search would read the text again for each of its problems.
  if (typeof text !== 'string' || parseTemplate(text).length === 0) return traced;
  const source = traced.at.path.slice(layer.path.length);
  const { scope = provenance.scope } = traced;
  const row = traceIntoRow({ layer, source, value: text, scope }, [], undefined, traced.related);
  return row.at.file === layer.file && row.at.part ? traced : row;
}

/** Maps a piece of a text to its source location. */
export function tracePart(provenance: Provenance, path: YamlPath, part: TextPiece): TracedLocation {
  if (provenance.within) return traceToSource(provenance, path, part);
  const traced = traceText(provenance, path);
  return { ...traced, at: { file: traced.at.file, path: traced.at.path, part } };
}

function getValue({ value, path }: SourceLayer, inner: YamlPath): unknown {
  return inner
    .slice(path.length)
    .reduce(
      (item: unknown, key) =>
        typeof item === 'object' && item !== null
          ? (item as Record<string | number, unknown>)[key]
          : undefined,
      value,
    );
}

/** Returns a scope in which `it` is an entry of a list. */
export function bindEntry(scope: Scope, binding: Binding): Scope {
  return { ...scope, names: new Map(scope.names).set('it', binding) };
}

function findOrigins({ lists }: Provenance, path: YamlPath): EntryOrigins | undefined {
  return lists?.get(path.join('/'));
}

function hasTemplate(list: unknown): list is { as: unknown } {
  return typeof list === 'object' && list !== null && 'as' in list;
}

/** Traces a path inside an entry that is a row as it is. */
function traceIntoEntry(
  { file, path }: Binding,
  list: YamlLocation,
  inner: YamlPath,
  related: TracedLocation['related'],
): TracedLocation {
  if (!file || !path) return { at: list, related };
  return {
    at: { file, path: [...path, ...inner] },
    related: [...related, { at: list, message: 'used here' }],
  };
}

/** Returns the layer with `type:`; for anything but a section, its only layer. */
function getHeadLayer(provenance: Provenance): SourceLayer {
  return provenance.layers.at(-1) as SourceLayer;
}

/** Traces a path that continues inside a value that an expression took from a row. */
function traceIntoRow(
  text: { layer: SourceLayer; source: YamlPath; value: string; scope: Scope },
  inner: YamlPath,
  part: YamlLocation['part'],
  related: TracedLocation['related'],
): TracedLocation {
  const { layer, source, value, scope } = text;
  const template: YamlLocation = {
    file: layer.file,
    path: [...layer.path, ...source],
    part: { template: 0 },
  };
  const [expression] = parseTemplate(value);
  const row =
    expression && isWholeText(value, expression) && 'value' in evaluate(expression, scope)
      ? locateValue(expression, scope)
      : undefined;
  if (!row) return { at: template, related };
  return {
    at: { file: row.file, path: [...row.path, ...inner], ...(part && { part }) },
    related: [...related, { at: template, message: 'used here' }],
  };
}
