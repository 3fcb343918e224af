import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../../../base/files/contentHash.ts';
import {
  type BuildRecord,
  createTextReader,
  listFiles,
  noRecord,
  readBuildRecord,
  recordPath,
} from '../../../pipeline/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import type { ComparedBuild } from './createChangeReport.ts';

/**
 * Opens a build for a comparison. One without a record, such as a download of a published site, has
 * digests alone: then the causes of its changes are unknown.
 *
 * @param source.root the site, if its files are as they were built
 * @param source.diagnostics the diagnostics of the build, if they are known
 */
export async function openBuild(
  output: string,
  { root, diagnostics }: { root?: string; diagnostics?: readonly Diagnostic[] },
): Promise<ComparedBuild> {
  const record = (await readBuildRecord(recordPath(output))) ?? (await hashOutput(output));
  const readSource = root === undefined ? () => undefined : createTextReader(root);
  return { output, record, diagnostics, readSource };
}

async function hashOutput(output: string): Promise<BuildRecord> {
  const files: BuildRecord['files'] = {};
  for (const path of await listFiles(output))
    files[path] = [contentHash(readFileSync(join(output, path)))];
  return { ...noRecord, files };
}
