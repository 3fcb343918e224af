import type { YamlPath } from '../../../schema/yaml/YamlLocation.ts';
import type { Content } from './emit.ts';

/** Returns the value at a path of a plain value; undefined if there is none. */
export function valueAt(root: unknown, path: YamlPath): Content | undefined {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    root,
  ) as Content | undefined;
}
