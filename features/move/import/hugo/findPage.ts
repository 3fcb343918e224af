import { posix } from 'node:path';

/**
 * Finds the address of a page that `ref` names: by its path, from the root or beside the text, or by its name.
 *
 * @param own the text with the `ref`: its path below `content/`, and its address
 * @param addresses path below `content/` → address of all pages
 */
export function findPage(
  value: string,
  own: { path: string; address: string },
  addresses: ReadonlyMap<string, string>,
): string | undefined {
  const [target = '', fragment] = value.split('#');
  const anchor = fragment === undefined ? '' : `#${fragment}`;
  if (target === '') return own.address + anchor;
  const wanted = [target.replace(/^\//, ''), posix.join(posix.dirname(own.path), target)];
  const endings = ['', '.md', '/index.md', '/_index.md', '.html'];
  for (const one of wanted)
    for (const ending of endings) {
      const found = addresses.get(one.replace(/\/$/, '') + ending);
      if (found !== undefined) return found + anchor;
    }
  const name = target.replace(/\/$/, '').replace(/\.md$/, '');
  for (const [file, address] of addresses)
    if (file.replace(/(?:\/_?index)?\.\w+$/, '').endsWith(name)) return address + anchor;
  return undefined;
}
