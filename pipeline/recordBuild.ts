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
  type SitePart,
} from './record/BuildRecord.ts';
import type { Cause, Changes } from './record/Changes.ts';

/**
 * Writes the record of a build and its changes, next to the output.
 *
 * @param findLine returns the line of a route entry, to save reading its file
 */
export async function recordBuild(
  request: BuildRequest,
  record: BuildRecord,
  findLine?: (route: string) => number | undefined,
): Promise<void> {
  const { folder, since } = request;
  const before = since ?? (await readBuildRecord(recordPath(folder)));
  await writeWhole(recordPath(folder), `${JSON.stringify(record)}\n`);
  await saveChanges(request, await compareRecords(before ?? noRecord, record), findLine);
}

/** Some parts and files that an edit changed, before and after it. */
interface Edit {
  before: BuildRecord;
  after: BuildRecord;
  /** How many files the output has. */
  total: number;
}

/** Records a build that changed some parts, and files that are made from them. */
export async function recordEdit(
  request: BuildRequest,
  { before, after, total }: Edit,
  findLine: (route: string) => number | undefined,
): Promise<void> {
  const { folder, since } = request;
  let text = await readFile(recordPath(folder), 'utf8');
  // Parsing the text would take longer than such a build.
  const replace = (start: string, ...[from, to]: [from: string | undefined, to: string]) => {
    text = text.replace(`${start}"${from}"`, () => `${start}"${to}"`);
  };
  for (const [index, [, , file, digest]] of after.parts.entries())
    replace(`${JSON.stringify(file)},`, before.parts[index]?.[3], digest);
  for (const [path, [digest]] of Object.entries(after.files))
    replace(`${JSON.stringify(path)}:[`, before.files[path]?.[0], digest);
  await writeWhole(recordPath(folder), text);
  const changes = since
    ? await compareRecords(since, JSON.parse(text))
    : listChanges({ before, after, total });
  await saveChanges(request, changes, findLine);
}

/** Lists the changes of an edit, whose files have no other causes than its parts. */
function listChanges({ before, after, total }: Edit): Changes {
  const files = Object.entries(after.files)
    .flatMap(([path, [digest, ...parts]]) =>
      digest === before.files[path]?.[0] ? [] : { path, change: 'changed' as const, parts },
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const parts = [...new Set(files.flatMap((file) => file.parts))];
  return {
    version: 1,
    causes: parts.map((index): Cause => {
      const [kind, name, file] = after.parts[index] as SitePart;
      return { kind: kind as Cause['kind'], change: 'changed', name, file };
    }),
    files: files.map(({ parts: own, ...file }) => {
      return { ...file, causes: own.map((index) => parts.indexOf(index)) };
    }),
    unchanged: total - files.length,
  };
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
async function saveChanges(
  { root, folder }: BuildRequest,
  changes: Changes,
  findLine?: (route: string) => number | undefined,
): Promise<void> {
  const known = changes.causes.map((cause): Cause => {
    const line = cause.kind === 'entry' ? findLine?.(cause.name) : undefined;
    return line === undefined ? cause : { ...cause, line };
  });
  const causes = await locateCauses(known, root);
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
