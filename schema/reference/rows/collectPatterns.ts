import type { YamlPath } from '../../yaml/YamlLocation.ts';

/** A regular expression of a JSON Schema with its location. */
interface PatternLocation {
  pattern: string;
  path: YamlPath;
  part: 'key' | 'value';
}

/** Collects the regular expressions of a JSON Schema: `pattern` and the keys of `patternProperties`. */
export function collectPatterns(schema: unknown): PatternLocation[] {
  const found: PatternLocation[] = [];
  const visit = (value: unknown, path: (string | number)[]): void => {
    if (typeof value !== 'object' || value === null || path.length > 100) return;
    for (const [name, item] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      const inner = [...path, key];
      if (key === 'pattern' && typeof item === 'string')
        found.push({ pattern: item, path: inner, part: 'value' });
      if (key === 'patternProperties' && typeof item === 'object' && item !== null)
        for (const pattern of Object.keys(item))
          found.push({ pattern, path: [...inner, pattern], part: 'key' });
      if (typeof key === 'number' || !valueKeywords.has(key)) visit(item, inner);
    }
  };
  visit(schema, []);
  return found;
}

/** Keywords that contain values, not schemas. */
const valueKeywords = new Set(['const', 'enum', 'default', 'examples']);
