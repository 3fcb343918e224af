import type { YamlPath } from '../yaml/YamlLocation.ts';

/** A regular expression of a JSON Schema, and where it is written. */
export interface WrittenPattern {
  pattern: string;
  path: YamlPath;
  part: 'key' | 'value';
}

/** Every regular expression of a JSON Schema: of `pattern`, and of the keys of `patternProperties`. */
export function patternsIn(schema: unknown): WrittenPattern[] {
  const found: WrittenPattern[] = [];
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
      if (typeof key === 'number' || !values.has(key)) visit(item, inner);
    }
  };
  visit(schema, []);
  return found;
}

/** Keywords that hold values, not schemas. */
const values = new Set(['const', 'enum', 'default', 'examples']);
