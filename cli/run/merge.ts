import { join, resolve } from 'node:path';
import { findSiteCode, type Installation, loadSiteCode } from '../../code/index.ts';
import {
  allowsBuild,
  checkShards,
  formatRemovedFiles,
  mergeShards,
  readShards,
  withOutput,
} from '../../pipeline/index.ts';
import type { Options } from '../options/Options.ts';
import { getSummaryStream, parseFormats, reportDiagnostics } from '../output/reportDiagnostics.ts';
import { parseBuildRequest } from './parseBuildRequest.ts';
import { runAfterBuild } from './runAfterBuild.ts';

/**
 * `merge`: checks the site by the facts of its shards, which `build --shard` wrote, and merges their
 * files into one output. With errors nothing is written and the last output stays.
 *
 * @throws UsageError when the shards do not fit together
 */
export async function merge(options: Options, installation: Installation): Promise<number> {
  const { root, positionals, values } = options;
  parseFormats(values.format);
  const request = await parseBuildRequest(options);
  const { folder, now, maxWarnings } = request;
  const folders = positionals.map((shard) => join(resolve(shard), 'client'));
  const code = findSiteCode(root, installation);
  const { shards, state } = await readShards(folders, code);
  await loadSiteCode(code);
  const checked = await checkShards(root, shards, { state, now });
  if (!allowsBuild(checked, maxWarnings))
    return reportDiagnostics(checked, options, installation, { quiet: true });
  const { pages, removed } = await withOutput(
    folder,
    { root, force: values.force === true },
    (output) => mergeShards(shards, checked, request, output),
  );
  const notes: string[] = [];
  const complete = await runAfterBuild(request, checked, notes);
  await reportDiagnostics(complete, options, installation, { quiet: true });
  if (removed.length > 0) process.stderr.write(formatRemovedFiles(folder, removed));
  if (!values.quiet)
    getSummaryStream(values.format).write(
      `${pages} pages from ${folders.length} shards merged → ${folder}\n${notes.join('')}`,
    );
  return 0;
}
