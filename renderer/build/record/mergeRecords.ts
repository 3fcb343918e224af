import type { BuildRecord, FileRecord } from './BuildRecord.ts';
import { PartList } from './PartList.ts';

/** Merges the records of the shards of a site into the record of all its files. */
export function mergeRecords(records: readonly BuildRecord[]): BuildRecord {
  const parts = new PartList();
  const shared = new Set<number>();
  const files: BuildRecord['files'] = {};
  for (const record of records) {
    const indexes = record.parts.map(([kind, name, file, digest]) =>
      parts.addDigest(kind, name, file, () => digest),
    );
    const translate = (index: number) => indexes[index] as number;
    for (const index of record.shared) shared.add(translate(index));
    for (const [path, [digest, ...own]] of Object.entries(record.files)) {
      const known = files[path]?.slice(1) as number[] | undefined;
      files[path] = [digest, ...new Set([...(known ?? []), ...own.map(translate)])] as FileRecord;
    }
  }
  return { version: 1, parts: parts.parts, shared: [...shared], files };
}
