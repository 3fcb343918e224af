import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file in one step, so that no reader sees half of it, and creates missing folders. The
 * file keeps its mode; a failure leaves nothing behind. A link is replaced, not followed.
 *
 * @param content a text or bytes, or pieces of them, which need not fit into memory together
 * @param options.sync whether the new content must survive a power failure
 * @param options.isPrivate whether only this user may read the file
 */
export async function writeWhole(
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
  { sync = false, isPrivate = false } = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const mode = isPrivate
    ? 0o600
    : await stat(path).then(
        (existing) => existing.mode & 0o7777,
        () => undefined,
      );
  // Two writers must not share a draft. Builds remove drafts of killed processes by their number.
  const draft = `${path}.${randomUUID()}.${process.pid}`;
  try {
    const handle = await open(draft, 'w', mode);
    try {
      await writeFile(handle, content);
      if (sync) await handle.sync();
    } finally {
      await handle.close();
    }
    // The mode of a new file is subject to the umask.
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  if (sync) await syncFolder(dirname(path));
}

/** Syncs a folder, so that new file names survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Some systems cannot open folders; those need no sync.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
