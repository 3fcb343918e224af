import { existsSync, statSync } from 'node:fs';
import { parseLimits } from '../../inventory/crawl/CrawlLimits.ts';
import type { SiteReader } from '../model/SiteReader.ts';
import { listExportFiles, readHead } from './listExportFiles.ts';

export const reader: SiteReader = {
  name: 'an export of WordPress',
  recognize: ({ kind, location }) =>
    kind !== 'address' && existsSync(location) && listExportFiles(location).some(isExport) ? 1 : 0,
  async read({ location, media, root, values }, progress) {
    const { readWxr } = await import('./readWxr.ts');
    const { UploadFetcher } = await import('./UploadFetcher.ts');
    const { bytes } = parseLimits(values);
    const { signal } = new AbortController();
    const createFetcher =
      values['fetch-pictures'] === true
        ? () => new UploadFetcher({ root, mostBytes: bytes, signal })
        : undefined;
    return readWxr(location, progress, { media, createFetcher });
  },
};

/** Whether a file begins like an export of WordPress, in any encoding. */
function isExport(path: string): boolean {
  if (!statSync(path).isFile()) return false;
  return /wordpress\.org\/export|wxr_version/.test(readHead(path).replaceAll('\0', ''));
}
