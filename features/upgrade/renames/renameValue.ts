import { isMapping } from '../../../base/values/isMapping.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { KeyRename } from './Rename.ts';

/**
 * Returns a content in which the key at a path, or its value, has the new name. Values of aliases are the value
 * of their anchor, and change with it.
 *
 * @returns `taken` if the mapping has the new key, too; `renamed` if nothing has the old name any more
 */
export function renameValue(
  content: unknown,
  path: YamlPath,
  { value, to }: KeyRename,
): object | 'taken' | 'renamed' {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
      content,
    );
  const key = String(path.at(-1));
  if (!isMapping(parent) || !Object.hasOwn(parent, key)) return 'renamed';
  if (value !== undefined) {
    if (parent[key] === to) return 'renamed';
    parent[key] = to;
    return content as object;
  }
  if (Object.hasOwn(parent, to)) return 'taken';
  parent[to] = parent[key];
  delete parent[key];
  return content as object;
}
