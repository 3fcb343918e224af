import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { JsonValue } from './emit.ts';

/** Returns the value at a path of a plain value; undefined if there is none. */
export function valueAt(root: unknown, path: YamlPath): JsonValue | undefined {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  ) as JsonValue | undefined;
}
