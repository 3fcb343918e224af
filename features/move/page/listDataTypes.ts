import { readStructuredData, readTypes } from './readStructuredData.ts';

/** Lists the types of structured data, given as JSON-LD; none if it is no JSON. */
export function listDataTypes(json: string): string[] {
  return [...new Set(readStructuredData(json).flatMap(readTypes))];
}

/** Lists the types of an object of schema.org, without those of its parts. */
export function listTypes(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listTypes);
  if (typeof data !== 'object' || data === null) return [];
  const { '@graph': graph, ...own } = data as Record<string, unknown>;
  return [...readTypes(own), ...listTypes(graph)];
}
