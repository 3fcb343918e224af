import { createTextReader } from '../../../base/files/createTextReader.ts';
import { readOutputRecord } from '../../../pipeline/index.ts';
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
  const record = await readOutputRecord(output);
  const readSource = root === undefined ? () => undefined : createTextReader(root);
  return { output, record, diagnostics, readSource };
}
