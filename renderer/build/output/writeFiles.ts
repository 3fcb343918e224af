import { join } from 'node:path';
import type { CachedFile } from '../cache/CachedSite.ts';
import { cacheKey } from '../cache/cacheKey.ts';
import type { SiteInputs } from '../cache/readSiteInputs.ts';
import type { OutputFolder } from './OutputFolder.ts';

/** Writes what is no page: the files of public/ as they are, then those that were made. */
export async function writeFiles(
  root: string,
  {
    publicFiles,
    made,
    output,
    stored = {},
  }: {
    publicFiles: SiteInputs['publicFiles'];
    made: ReadonlyMap<string, Buffer | string>;
    output: OutputFolder;
    stored?: Record<string, CachedFile> | undefined;
  },
): Promise<Record<string, CachedFile>> {
  const files: Record<string, CachedFile> = {};
  const put = async (name: string, key: string, write: () => Promise<Omit<CachedFile, 'key'>>) => {
    const before = stored[name];
    if (before?.key === key && output.isUnmodified(name, before)) {
      files[name] = before;
      output.keep(name);
    } else files[name] = { key, ...(await write()) };
  };
  for (const [name, source] of Object.entries(publicFiles)) {
    if (made.has(name)) continue;
    await put(name, `public ${source.digest}`, () => output.copy(name, join(root, 'public', name)));
  }
  for (const [name, content] of made)
    await put(name, digestOf(content), () => output.write(name, content));
  return files;
}

function digestOf(content: Buffer | string): string {
  return cacheKey(typeof content === 'string' ? content : content.toString('base64'));
}
