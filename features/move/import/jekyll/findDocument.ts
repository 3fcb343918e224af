import { posix } from 'node:path';
import type { OnNote } from '../html/OnNote.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/** Returns the address of the document or file that `link` or `post_url` names; `#` for none. */
export function findDocument(
  written: string,
  {
    addresses,
    folder,
    note,
  }: { addresses: ReadonlyMap<string, string>; folder: SourceFolder; note: OnNote },
): string {
  const name = written.replaceAll(/^["'/]+|["']+$/g, '');
  const stem = name.replace(/\.\w+$/, '');
  for (const [path, address] of addresses)
    if (path === name || path.replace(/^.*_posts\//, '').replace(/\.\w+$/, '') === stem)
      return address;
  if (folder.has(name)) return `/${name}`;
  // A post may be named without its folder.
  const short = posix.basename(name);
  for (const [path, address] of addresses)
    if (path.includes('_posts/') && posix.basename(path).replace(/\.\w+$/, '') === short)
      return address;
  note('a link to a text that does not exist', written, 'its words were kept');
  return '#';
}
