import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../base/files/contentHash.ts';
import { listFiles } from '../output/listFiles.ts';
import { type BuildRecord, noRecord, readBuildRecord, recordPath } from './BuildRecord.ts';

/** Reads the record of an output; without one, such as for a download of a published site, has digests alone. */
export async function readOutputRecord(output: string): Promise<BuildRecord> {
  const record = await readBuildRecord(recordPath(output));
  if (record) return record;
  const files: BuildRecord['files'] = {};
  for (const path of await listFiles(output))
    files[path] = [contentHash(readFileSync(join(output, path)))];
  return { ...noRecord, files };
}
