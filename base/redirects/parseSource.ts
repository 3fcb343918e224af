import { decodePath } from '../text/encodePath.ts';
import type { Redirect } from './Redirect.ts';

/** Parses the old address of a redirect, such as `/Über uns/` or `/index.php?id=42`, plain or encoded. */
export function parseSource(from: string): Pick<Redirect, 'path' | 'query'> {
  const [path = '', query = ''] = from.split(/\?(.*)/s);
  return { path: toComparable(path), query: [...new URLSearchParams(query)] };
}

/** Returns a path as redirects compare it: decoded, and without a slash at the end. */
export function toComparable(path: string): string {
  return decodePath(path).replace(/(?<=.)\/+$/, '');
}
