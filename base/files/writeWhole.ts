import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file in one step, so that no reader sees half of it, and creates missing folders. Where
 * the path is a link, the file that it leads to is replaced. The file keeps its mode; a failure
 * leaves nothing behind.
 *
 * @param options.sync whether the new content must survive a power failure
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array,
  { sync = false } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await realpath(path).catch(() => path);
  const mode = await stat(file).then(
    (existing) => existing.mode & 0o7777,
    () => undefined,
  );
  // Two writers must not share a draft. Builds remove drafts of killed processes by their number.
  const draft = `${file}.${randomUUID()}.${process.pid}`;
  try {
    const handle = await open(draft, 'w', mode);
    try {
      await handle.writeFile(content);
      if (sync) await handle.sync();
    } finally {
      await handle.close();
    }
    // The mode of a new file is subject to the umask.
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  if (sync) await syncFolder(dirname(file));
}

/** Syncs a folder, so that new file names survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Some systems cannot open folders; those need no sync.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
