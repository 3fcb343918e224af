/**
 * Finds a drawing in the JSON of a set (name → drawing). Parsing a set as a whole takes longer than
 * rendering a page.
 */
export function findDrawing(json: string, name: string): string | undefined {
  const key = `${JSON.stringify(name)}:`;
  const at = json.indexOf(key);
  if (at < 0) return undefined;
  literal.lastIndex = at + key.length;
  return JSON.parse(literal.exec(json)?.[0] ?? '""');
}

const literal = /"(?:[^"\\]|\\.)*"/y;
