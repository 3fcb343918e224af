import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Returns all files and links in a folder with hashes of their content, for comparison. */
export async function hashFiles(
  folder: string,
  { except = /^$/ }: { except?: RegExp } = {},
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (except.test(name)) continue;
    if (entry.isSymbolicLink()) files[name] = `→ ${await readlink(path)}`;
    else if (entry.isFile()) files[name] = await digest(path);
  }
  return files;
}

/** By path: the hash of a file, and when the file last changed. */
const known = new Map<string, { changed: bigint; hash: string }>();

async function digest(path: string): Promise<string> {
  const { mode, ctimeNs: changed } = await lstat(path, { bigint: true });
  let entry = known.get(path);
  if (entry?.changed !== changed) {
    const hash = createHash('sha1').update(await readFile(path));
    entry = { changed, hash: hash.digest('base64url') };
    known.set(path, entry);
  }
  return `${(mode & 0o777n).toString(8)} ${entry.hash}`;
}
