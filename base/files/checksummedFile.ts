import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { writeWhole } from './writeWhole.ts';

/** Reads a file of a cache; returns undefined when it is missing or damaged. */
export async function readChecksummed(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes || bytes.length < checksumBytes) return undefined;
  const content = bytes.subarray(0, -checksumBytes);
  return bytes.readUInt32LE(content.length) === crc32(content) ? content : undefined;
}

/** Writes a file of a cache with its checksum at the end, completely or not at all. */
export async function writeChecksummed(path: string, content: Buffer): Promise<void> {
  const checksum = Buffer.alloc(checksumBytes);
  checksum.writeUInt32LE(crc32(content));
  await writeWhole(path, Buffer.concat([content, checksum]));
}

/**
 * Returns the content of a file of a cache; creates it when it is missing or damaged, and writes it,
 * unless the cache is only to be read.
 */
export async function readOrCreate(path: string, create: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readChecksummed(path);
  if (cached) return cached;
  const content = await create();
  await writeChecksummed(path, content).catch((error: NodeJS.ErrnoException) => {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) throw error;
  });
  return content;
}

const checksumBytes = 4;
