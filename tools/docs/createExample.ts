import { stringify } from 'yaml';
import type { Preset } from '../../renderer/index.ts';
import type { Node } from './formatKeys.ts';

/**
 * Returns the smallest example of a section type as an item of `sections:`: its smallest preset, or, of a
 * large one, the keys that it must have.
 */
export function createExample(schema: Node, presets: readonly Preset[]): string | undefined {
  const [smallest] = presets.toSorted((one, other) => one.yaml.length - other.yaml.length);
  if (!smallest) return undefined;
  const { yaml, section } = smallest;
  return toListItem(yaml.length > longest ? stringify(shorten(section, schema)) : yaml);
}

/** The length of an example that needs no shortening. */
const longest = 500;

/** Keeps the required keys and the title, and of lists as many entries as they must have. */
function shorten(value: unknown, schema: Node): unknown {
  if (Array.isArray(value))
    return (
      value
        // A row of one cell is the heading of the rows below it, which the example lacks.
        .filter((entry) => !Array.isArray(entry) || entry.length > 1)
        .slice(0, Math.max(schema.minItems ?? 0, 1))
        .map((entry) =>
          Array.isArray(entry) ? entry.slice(0, 2) : shorten(entry, schema.items ?? {}),
        )
    );
  const { properties, required = [] } = schema;
  if (typeof value !== 'object' || value === null || !properties) return value;
  const kept = new Set(['type', 'title', ...required]);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => kept.has(key))
      .map(([key, inner]) => [key, shorten(inner, properties[key] ?? {})]),
  );
}

function toListItem(yaml: string): string {
  const lines = yaml.trimEnd().split('\n');
  return lines.map((line, index) => (index === 0 ? `- ${line}` : line && `  ${line}`)).join('\n');
}
