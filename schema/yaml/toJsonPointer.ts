import type { YamlPath } from './YamlLocation.ts';

/** A path as JSON pointer (RFC 6901). */
export function toJsonPointer(path: YamlPath): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
