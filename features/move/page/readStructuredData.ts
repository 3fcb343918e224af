import { isMapping } from '../../../base/values/isMapping.ts';

/** An object of structured data. */
export type DataObject = Record<string, unknown>;

/** Reads structured data, given as JSON-LD: its objects and the objects of `@graph`; none if it is no JSON. */
export function readStructuredData(json: string): DataObject[] {
  try {
    return flatten(JSON.parse(json.replace(/^\s*<!--|-->\s*$|^\s*\/\*.*?\*\/|;\s*$/gs, '')), 20);
  } catch {
    return [];
  }
}

/** Returns the types of an object of schema.org, without the address of the vocabulary. */
export function readTypes({ '@type': type }: DataObject): string[] {
  return [type]
    .flat()
    .filter((name) => typeof name === 'string')
    .map((name) => name.replace(/^.*[/:]/, ''));
}

/** @param depth a graph within more graphs is left out */
function flatten(data: unknown, depth: number): DataObject[] {
  if (depth === 0) return [];
  if (Array.isArray(data)) return data.flatMap((one) => flatten(one, depth - 1));
  if (!isMapping(data)) return [];
  const { '@graph': graph, ...own } = data;
  return [...(own['@type'] === undefined ? [] : [own]), ...flatten(graph, depth - 1)];
}
