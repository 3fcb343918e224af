import type { YamlFile } from '../yaml/YamlFile.ts';
import type { YamlLocation, YamlPath } from '../yaml/YamlLocation.ts';
import { evaluate, locateValue } from './evaluate.ts';
import type { Scope } from './Scope.ts';
import { isWholeText, parseTemplate } from './template.ts';

/** A mapping as it is written in a file. */
export interface SourceLayer {
  file: YamlFile;
  path: YamlPath;
  value: Record<string, unknown>;
}

/**
 * Where a resolved mapping comes from: its layers (the page's own keys first, then the block's)
 * and the scope its `{{ }}` were resolved in. Positions are worked out from it only when needed.
 */
export interface Provenance {
  layers: SourceLayer[];
  scope: Scope;
}

/** The place of a resolved value, and the other places that had a part in it. */
export interface TracedLocation {
  at: YamlLocation;
  related: { at: YamlLocation; message: string }[];
}

/** Walks back from a path in a resolved mapping to where its value is written. */
export function traceToSource(
  written: Provenance,
  path: YamlPath,
  part: YamlLocation['part'] = 'value',
): TracedLocation {
  const [first] = path;
  const layer =
    first === undefined
      ? headLayer(written)
      : (written.layers.find((one) => Object.hasOwn(one.value, first)) ?? headLayer(written));
  const related: TracedLocation['related'] = [];
  const outer = written.layers[0];
  if (outer && layer !== outer)
    related.push({ at: { ...outer, part: 'head' }, message: 'used here' });
  let value: unknown = layer.value;
  for (const [index, key] of path.entries()) {
    if (typeof value === 'string')
      return intoRow(written, layer, path, index, value, part, related);
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
    const from = locateValue(expression, written.scope);
    if (from) related.push({ at: from, message: 'the value comes from here' });
  }
  return { at: expressions.length === 1 ? { ...at, part: { template: 0 } } : at, related };
}

/** The layer that holds `type:`; the only one for what is not a section. */
function headLayer(written: Provenance): SourceLayer {
  return written.layers.at(-1) as SourceLayer;
}

/** The path goes on inside a value that a whole-text expression took from a row. */
function intoRow(
  written: Provenance,
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
    expression && isWholeText(text, expression) && 'value' in evaluate(expression, written.scope)
      ? locateValue(expression, written.scope)
      : undefined;
  if (!row) return { at: template, related };
  return {
    at: { file: row.file, path: [...row.path, ...path.slice(index)], ...(part && { part }) },
    related: [...related, { at: template, message: 'used here' }],
  };
}
