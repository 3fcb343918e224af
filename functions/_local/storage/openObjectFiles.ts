import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeDrafts, writeDurably } from '../system/writeDurably.ts';

/** What a file's companion says of it: enough to make its row anew. */
export interface ObjectRecord {
  id: string;
  bucket: string;
  name: string;
  metadata: Record<string, unknown>;
  /** What the uploader said about it. */
  userMetadata: Record<string, unknown> | null;
  createdAt: string;
}

/**
 * The files behind `storage.objects`, each under the id of its row, with a companion that names it.
 * The companion is written last: a file without one was never acknowledged.
 */
export interface ObjectFiles {
  write: (id: string, bytes: Uint8Array) => Promise<void>;
  complete: (record: ObjectRecord) => Promise<void>;
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove: (id: string) => Promise<void>;
  /** All acknowledged files. */
  records: () => Promise<ObjectRecord[]>;
  /** Ids of files that have no companion. */
  unfinished: () => Promise<string[]>;
}

/** Opens the files in a folder, which is made when it is not there; drafts of killed processes go. */
export async function openObjectFiles(folder: string): Promise<ObjectFiles> {
  await mkdir(folder, { recursive: true });
  await removeDrafts(folder);
  const content = (id: string) => join(folder, id);
  const companion = (id: string) => join(folder, `${id}.json`);
  return {
    write: (id, bytes) => writeDurably(content(id), bytes),
    complete: (record) => writeDurably(companion(record.id), JSON.stringify(record)),
    async read(id) {
      return new Uint8Array(await readFile(content(id))).slice();
    },
    async remove(id) {
      await rm(companion(id), { force: true });
      await rm(content(id), { force: true });
    },
    async records() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      return Promise.all(
        names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
      );
    },
    async unfinished() {
      const names = new Set(await readdir(folder));
      return [...names].filter((name) => isUuid.test(name) && !names.has(`${name}.json`));
    },
  };
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
