/** Lists the types of structured data, given as JSON-LD; none if it is no JSON. */
export function listDataTypes(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json.replace(/^\s*<!--|-->\s*$|^\s*\/\*.*?\*\/|;\s*$/gs, ''));
  } catch {
    return [];
  }
  return [...new Set(listTypes(data))];
}

/** Lists the types of an object of schema.org, without those of its parts. */
export function listTypes(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(listTypes);
  if (typeof data !== 'object' || data === null) return [];
  const { '@type': type, '@graph': graph } = data as Record<string, unknown>;
  const own = [type].flat().filter((name) => typeof name === 'string');
  return [...own.map((name) => name.replace(/^.*[/:]/, '')), ...listTypes(graph)];
}
