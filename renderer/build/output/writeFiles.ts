import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { contentHash } from '../../../schema/manifest/siteFiles.ts';
import type { DeferredFile } from '../../images/encode/provideImageFiles.ts';
import type { CachedFile } from '../cache/CachedSite.ts';
import type { FileStamp } from '../cache/FileStamp.ts';
import type { SiteInputs } from '../cache/readSiteInputs.ts';
import type { OutputFolder } from './OutputFolder.ts';

/**
 * Writes the files that are not pages: copies of public/, generated files, which take precedence, and
 * assets, whose names contain a hash of their sources. Keeps unchanged files of the last output.
 *
 * @param files.previous files of the last output by path
 * @returns every file by path
 */
export async function writeFiles(
  root: string,
  output: OutputFolder,
  {
    publicFiles,
    generated,
    assets,
    previous = {},
  }: {
    publicFiles: SiteInputs['publicFiles'];
    generated: ReadonlyMap<string, Buffer | string>;
    assets: ReadonlyMap<string, DeferredFile>;
    previous?: Record<string, CachedFile> | undefined;
  },
): Promise<Record<string, CachedFile>> {
  const files: Record<string, CachedFile> = {};
  const keep = (path: string, isCurrent: (cached: CachedFile) => boolean) => {
    const cached = previous[path];
    if (!cached || !isCurrent(cached) || !output.isUnmodified(path, cached)) return false;
    files[path] = cached;
    output.keep(path);
    return true;
  };
  const update = async (path: string, digest: string, write: () => Promise<FileStamp>) => {
    if (!keep(path, (cached) => cached.digest === digest))
      files[path] = { digest, ...(await write()) };
  };
  for (const [path, { digest }] of Object.entries(publicFiles))
    if (!generated.has(path) && !assets.has(path))
      await update(path, digest, () => output.copy(path, resolvePublicFile(root, path)));
  for (const [path, content] of generated)
    await update(path, contentHash(content), () => output.write(path, content));
  for (const [path, file] of assets) {
    if (keep(path, ({ isAsset }) => isAsset === true)) continue;
    const content = await file.read();
    const digest = contentHash(content);
    files[path] = { digest, isAsset: true, ...(await output.write(path, content)) };
  }
  return files;
}
