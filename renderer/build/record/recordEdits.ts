import { readFile } from 'node:fs/promises';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { type BuildRecord, recordPath } from './BuildRecord.ts';
import type { Changes } from './Changes.ts';
import { compareBuilds } from './compareBuilds.ts';
import { type RecordTarget, saveChanges } from './recordBuild.ts';

/** What an incremental build wrote. */
export interface RecordedEdits {
  /** The edited route entries, with the digests of their texts. */
  entries: { route: string; path: string; line: number; before: string; after: string }[];
  /** The files, with the digests of their contents. */
  files: { path: string; before: string; after: string; entries: number[] }[];
  /** How many files the output has. */
  total: number;
}

/**
 * Updates the record of a build after an incremental build, and writes its changes. Replaces the
 * digests in the text, because parsing it would take longer than such a build.
 */
export async function recordEdits(
  target: RecordTarget,
  { entries, files, total }: RecordedEdits,
): Promise<void> {
  const path = recordPath(target.folder);
  let text = await readFile(path, 'utf8');
  for (const { before, after } of entries) text = text.replace(`"${before}"]`, () => `"${after}"]`);
  for (const file of files) {
    const key = `${JSON.stringify(file.path)}:[`;
    text = text.replace(`${key}"${file.before}"`, () => `${key}"${file.after}"`);
  }
  await writeWhole(path, text);
  if (target.since)
    return saveChanges(target, compareBuilds(target.since, JSON.parse(text) as BuildRecord));
  const changed = files.filter(({ before, after }) => before !== after);
  const causes = [...new Set(changed.flatMap((file) => file.entries))].map((index) => {
    const { route: name, path: file, line } = entries[index] as (typeof entries)[number];
    return { kind: 'entry' as const, change: 'changed' as const, name, file, line };
  });
  const changes: Changes = { version: 1, causes, files: [], unchanged: total - changed.length };
  const numbers = new Map(causes.map(({ name }, index) => [name, index]));
  for (const file of changed.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const indexes = file.entries.map((index) => numbers.get(entries[index]?.route ?? '') ?? 0);
    changes.files.push({ path: file.path, change: 'changed', causes: indexes });
  }
  await saveChanges(target, changes);
}
