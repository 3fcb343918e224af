import { encodePath } from '../text/encodePath.ts';
import { toComparable } from './parseSource.ts';
import { isPattern, type Redirect } from './Redirect.ts';

/**
 * Finds where an address redirects to: the first redirect that fits, where those without a pattern come
 * before pages and files, and patterns after them.
 *
 * @param url path and query of the request
 * @param isServed whether a page or file has the address
 */
export function findRedirect(
  redirects: readonly Redirect[],
  url: string,
  isServed: () => boolean,
): { to: string; status: number } | undefined {
  const [address = '', search = ''] = url.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const path = toComparable(address);
  const query = new URLSearchParams(search);
  let served: boolean | undefined;
  for (const redirect of redirects) {
    if (!redirect.query.every(([name, value]) => query.getAll(name).includes(value))) continue;
    const values = matchPath(redirect.path, path);
    if (!values) continue;
    if (isPattern(redirect)) {
      served ??= isServed();
      if (served) continue;
    }
    const { to, status } = redirect;
    return { to: fill(to, values), status };
  }
  return undefined;
}

/** Returns the values of the parts of a pattern; undefined if a path does not fit. */
export function matchPath(pattern: string, path: string): Map<string, string> | undefined {
  const values = new Map<string, string>();
  const segments = path.split('/');
  const parts = pattern.split('/');
  const isOpen = parts.at(-1) === '*';
  if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length)
    return undefined;
  for (const [index, part] of parts.entries()) {
    if (isOpen && index === parts.length - 1) {
      values.set('splat', segments.slice(index).join('/'));
      continue;
    }
    const segment = segments[index] ?? '';
    if (/^:[a-z]\w*$/i.test(part) && segment) values.set(part.slice(1), segment);
    else if (part !== segment) return undefined;
  }
  return values;
}

function fill(to: string, values: ReadonlyMap<string, string>): string {
  return to.replaceAll(/:([a-z]\w*)/gi, (name, key: string) => {
    const value = values.get(key);
    return value === undefined ? name : encodePath(value);
  });
}
