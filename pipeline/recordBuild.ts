import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTextReader } from '../base/files/createTextReader.ts';
import { writeWhole } from '../base/files/writeWhole.ts';
import type { BuildRequest } from './BuildRequest.ts';
import {
  type BuildRecord,
  noRecord,
  readBuildRecord,
  recordFolder,
  recordPath,
} from './record/BuildRecord.ts';
import type { Cause, Changes } from './record/Changes.ts';

/**
 * Writes the record of a build and its changes, next to the output.
 *
 * @param options.known the record of the last build, if it was read before
 * @param options.findLine returns the line of a route entry, to save reading its file
 */
export async function recordBuild(
  request: BuildRequest,
  record: BuildRecord,
  { known, findLine }: { known?: BuildRecord; findLine?(route: string): number | undefined } = {},
): Promise<void> {
  const { folder, since } = request;
  const before = since ?? known ?? (await readBuildRecord(recordPath(folder)));
  await writeWhole(recordPath(folder), `${JSON.stringify(record)}\n`);
  const changes = await compareRecords(before ?? noRecord, record);
  const causes = changes.causes.map((cause): Cause => {
    const line = cause.kind === 'entry' ? findLine?.(cause.name) : undefined;
    return line === undefined ? cause : { ...cause, line };
  });
  await saveChanges(request, { ...changes, causes });
}

/**
 * Writes the changes of a build that wrote nothing.
 *
 * @param total how many files the output has
 */
export async function recordUpToDate(request: BuildRequest, total: number): Promise<void> {
  const { folder, since } = request;
  const record = since && (await readBuildRecord(recordPath(folder)));
  const changes = record && (await compareRecords(since, record));
  await saveChanges(request, changes ?? { version: 1, causes: [], files: [], unchanged: total });
}

/** Writes `changes.json`, unless it says so already. */
async function saveChanges({ root, folder }: BuildRequest, changes: Changes): Promise<void> {
  const causes = await locateCauses(changes.causes, root);
  const text = `${JSON.stringify({ ...changes, causes }, null, 1)}\n`;
  const path = join(recordFolder(folder), 'changes.json');
  if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) await writeWhole(path, text);
}

// Lazy imports: builds that change nothing, or a few texts, do without.

/** Compares two builds, as `compareBuilds()` does. */
async function compareRecords(before: BuildRecord, after: BuildRecord): Promise<Changes> {
  const { compareBuilds } = await import('./record/compareBuilds.ts');
  return compareBuilds(before, after);
}

async function locateCauses(causes: readonly Cause[], root: string): Promise<readonly Cause[]> {
  if (causes.every(({ line }) => line !== undefined)) return causes;
  const { locateCause } = await import('./record/locateCause.ts');
  const read = createTextReader(root);
  return causes.map((cause) => locateCause(cause, read));
}
