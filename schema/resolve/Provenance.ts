import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlLocation, YamlPath } from '../yaml/YamlLocation.ts';
import { evaluate, locateValue } from './evaluate.ts';
import type { Scope } from './Scope.ts';
import { isWholeText, parseTemplate } from './template.ts';

/** An unresolved mapping with its location. */
export interface SourceLayer {
  file: YamlFile;
  path: YamlPath;
  value: Record<string, unknown>;
}

/**
 * Where a resolved mapping comes from: its layers (the page's own keys first, then those of its
 * blocks) and the scope of its expressions. Positions are computed from it only for diagnostics.
 */
export interface Provenance {
  layers: SourceLayer[];
  scope: Scope;
}

/** The source location of a resolved value, and the other locations that contribute to it. */
export interface TracedLocation {
  at: YamlLocation;
  related: { at: YamlLocation; message: string }[];
}

/** Maps a path in a resolved mapping back to its source location. */
export function traceToSource(
  provenance: Provenance,
  path: YamlPath,
  part: YamlLocation['part'] = 'value',
): TracedLocation {
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
  for (const [index, key] of path.entries()) {
    if (typeof value === 'string')
      return traceIntoRow(provenance, layer, path, index, value, part, related);
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined;
  }
  const at: YamlLocation = { file: layer.file, path: [...layer.path, ...path], part };
  if (typeof value !== 'string' || !value.includes('{{') || part !== 'value')
    return { at, related };
  const expressions = parseTemplate(value);
  for (const expression of expressions) {
    const from = locateValue(expression, provenance.scope);
    if (from) related.push({ at: from, message: 'the value comes from here' });
  }
  return { at: expressions.length === 1 ? { ...at, part: { template: 0 } } : at, related };
}

/**
 * Maps a text to the value that contains its words: where the text is a single expression, the value
 * of the row that it names. For problems in the middle of a text.
 */
export function traceText(provenance: Provenance, path: YamlPath): TracedLocation {
  const traced = traceToSource(provenance, path, 'key');
  const layer = provenance.layers.find(({ file }) => file === traced.at.file);
  if (!layer) return traced;
  const text = getValue(layer, traced.at.path);
  if (typeof text !== 'string' || !text.includes('{{')) return traced;
  const row = traceIntoRow(provenance, layer, path, path.length, text, undefined, traced.related);
  return row.at.file === layer.file && row.at.part ? traced : row;
}

/** Maps a piece of a text to its source location. */
export function tracePart(
  provenance: Provenance,
  path: YamlPath,
  part: { text: string; occurrence: number },
): TracedLocation {
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

/** Returns the layer with `type:`; for anything but a section, its only layer. */
function getHeadLayer(provenance: Provenance): SourceLayer {
  return provenance.layers.at(-1) as SourceLayer;
}

/** Traces a path that continues inside a value that an expression took from a row. */
function traceIntoRow(
  provenance: Provenance,
  layer: SourceLayer,
  path: YamlPath,
  index: number,
  text: string,
  part: YamlLocation['part'],
  related: TracedLocation['related'],
): TracedLocation {
  const template: YamlLocation = {
    file: layer.file,
    path: [...layer.path, ...path.slice(0, index)],
    part: { template: 0 },
  };
  const [expression] = parseTemplate(text);
  const row =
    expression && isWholeText(text, expression) && 'value' in evaluate(expression, provenance.scope)
      ? locateValue(expression, provenance.scope)
      : undefined;
  if (!row) return { at: template, related };
  return {
    at: { file: row.file, path: [...row.path, ...path.slice(index)], ...(part && { part }) },
    related: [...related, { at: template, message: 'used here' }],
  };
}
