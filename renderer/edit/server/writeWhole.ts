import { randomUUID } from 'node:crypto';
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file in one step, so that nobody reads half of it. A link stays a link: the file that
 * it leads to is replaced. The file keeps its mode; a failure leaves nothing behind.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await realpath(path).catch(() => path);
  const mode = await stat(file).then(
    (known) => known.mode & 0o7777,
    () => undefined,
  );
  // Two writers at once must not share a draft.
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, mode === undefined ? {} : { mode });
    // The mode of a new file is subject to the umask.
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
