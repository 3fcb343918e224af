import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Builds a folder unless it exists. Another process may build it at the same time: each builds a draft
 * of its own, and the first to finish wins.
 */
export async function buildOnce(
  folder: string,
  build: (draft: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  try {
    await build(draft);
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
