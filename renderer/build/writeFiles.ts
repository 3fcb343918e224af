import { statSync } from 'node:fs';
import { join } from 'node:path';
import { publicFiles } from '../site/publicFiles.ts';
import type { OutputFolder } from './OutputFolder.ts';
import { digest } from './pages/digest.ts';
import type { StoredFile } from './pages/StoredSite.ts';

/** Writes what is no page: the files of public/ as they are, then those that were made. */
export async function writeFiles(
  root: string,
  made: ReadonlyMap<string, Buffer | string>,
  output: OutputFolder,
  stored: Record<string, StoredFile> = {},
): Promise<Record<string, StoredFile>> {
  const files: Record<string, StoredFile> = {};
  const put = async (name: string, key: string, write: () => Promise<Omit<StoredFile, 'key'>>) => {
    const before = stored[name];
    if (before?.key === key && output.isIntact(name, before)) {
      files[name] = before;
      output.keep(name);
    } else files[name] = { key, ...(await write()) };
  };
  for (const address of await publicFiles(root)) {
    const name = address.slice(1);
    if (made.has(name)) continue;
    const source = join(root, 'public', name);
    const { size, mtimeMs } = statSync(source);
    await put(name, `public ${size} ${mtimeMs}`, () => output.copy(name, source));
  }
  for (const [name, content] of made)
    await put(name, digestOf(content), () => output.write(name, content));
  return files;
}

function digestOf(content: Buffer | string): string {
  return digest(typeof content === 'string' ? content : content.toString('base64'));
}
