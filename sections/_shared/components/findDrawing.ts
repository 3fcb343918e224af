import readFlags from './flagDrawings.generated.json?lazy';
import readIcons from './iconDrawings.generated.json?lazy';

/**
 * Returns a drawing as SVG: an icon by its Lucide name, or a flag by its country code. Parsing a set as
 * a whole takes longer than rendering a page, so only the drawing is parsed. Server only.
 */
export function findDrawing(set: 'icons' | 'flags', name: string): string | undefined {
  const drawings = sets[set];
  const { found } = drawings;
  if (!found.has(name)) {
    drawings.json ??= drawings.read();
    found.set(name, parseValue(drawings.json, name));
  }
  return found.get(name);
}

const sets: Record<'icons' | 'flags', DrawingSet> = {
  icons: { read: readIcons, found: new Map() },
  flags: { read: readFlags, found: new Map() },
};

interface DrawingSet {
  read: () => string;
  json?: string;
  found: Map<string, string | undefined>;
}

/** Parses one value of a mapping whose values are texts. */
function parseValue(json: string, name: string): string | undefined {
  const key = `${JSON.stringify(name)}:`;
  const at = json.indexOf(key);
  if (at < 0) return undefined;
  literal.lastIndex = at + key.length;
  return JSON.parse(literal.exec(json)?.[0] ?? '""');
}

const literal = /"(?:[^"\\]|\\.)*"/y;
