import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { openFolder } from '../system/openFolder.ts';

/** The content of a metadata file: everything needed to restore the row of an uploaded file. */
export interface ObjectRecord {
  id: string;
  bucket: string;
  name: string;
  metadata: Record<string, unknown>;
  /** The metadata that the uploader sent. */
  userMetadata: Record<string, unknown> | null;
  createdAt: string;
}

/**
 * The uploaded files of `storage.objects`, each named by the id of its row, with a metadata file
 * beside it. The metadata file is written last: an upload without one was never acknowledged.
 */
export interface ObjectFiles {
  write: (id: string, bytes: Uint8Array) => Promise<void>;
  /** Writes the metadata file, which completes an upload. */
  complete: (record: ObjectRecord) => Promise<void>;
  read: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove: (id: string) => Promise<void>;
  /** Returns the records of all completed uploads. */
  records: () => Promise<ObjectRecord[]>;
  /** Returns the ids of files without a metadata file. */
  unfinished: () => Promise<string[]>;
}

/** Opens the files in a folder. Creates a missing folder and deletes drafts of killed processes. */
export async function openObjectFiles(folder: string): Promise<ObjectFiles> {
  const requireFolder = await openFolder(folder);
  const contentPath = (id: string) => join(folder, id);
  const metadataPath = (id: string) => join(folder, `${id}.json`);
  const write = async (path: string, content: string | Uint8Array) => {
    await requireFolder();
    await writeWhole(path, content, { sync: true, isPrivate: true });
  };
  return {
    write: (id, bytes) => write(contentPath(id), bytes),
    complete: (record) => write(metadataPath(record.id), JSON.stringify(record)),
    async read(id) {
      return new Uint8Array(await readFile(contentPath(id))).slice();
    },
    async remove(id) {
      await rm(metadataPath(id), { force: true });
      await rm(contentPath(id), { force: true });
    },
    async records() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      return Promise.all(
        names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
      );
    },
    async unfinished() {
      const names = new Set(await readdir(folder));
      return [...names].filter((name) => uuidPattern.test(name) && !names.has(`${name}.json`));
    },
  };
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
