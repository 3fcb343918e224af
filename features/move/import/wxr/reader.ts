import { existsSync, statSync } from 'node:fs';
import type { SiteReader } from '../model/SiteReader.ts';
import { listExportFiles, readHead } from './listExportFiles.ts';

export const reader: SiteReader = {
  name: 'an export of WordPress',
  recognize: ({ kind, location }) =>
    kind !== 'address' && existsSync(location) && listExportFiles(location).some(isExport) ? 1 : 0,
  read: async ({ location, media }, progress) =>
    (await import('./readWxr.ts')).readWxr(location, progress, media),
};

/** Whether a file begins like an export of WordPress, in any encoding. */
function isExport(path: string): boolean {
  if (!statSync(path).isFile()) return false;
  return /wordpress\.org\/export|wxr_version/.test(readHead(path).replaceAll('\0', ''));
}
