import type { Path } from './Place.ts';

/** A path as JSON pointer (RFC 6901). */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
