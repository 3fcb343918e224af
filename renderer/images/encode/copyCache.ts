import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../../base/files/checksummedFile.ts';
import type { ImageFile } from '../prepareImages.ts';

/** Whether the cache has a copy of an image, perhaps a damaged one. */
export function hasCopy(cache: string, file: ImageFile): boolean {
  return existsSync(cacheFile(cache, file));
}

/** Reads a copy of an image from the cache; returns undefined when it is missing or damaged. */
export async function readCopy(cache: string, file: ImageFile): Promise<Buffer | undefined> {
  return readChecksummed(cacheFile(cache, file));
}

/** Writes a copy of an image to the cache. */
export async function writeCopy(cache: string, file: ImageFile, content: Buffer): Promise<void> {
  await writeChecksummed(cacheFile(cache, file), content);
}

function cacheFile(cache: string, { path }: ImageFile): string {
  return join(cache, basename(path));
}
