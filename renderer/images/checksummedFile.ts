import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** Reads a file of a cache; undefined where there is none and when it is damaged. */
export async function readChecksummed(path: string): Promise<Buffer | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes || bytes.length < sealBytes) return undefined;
  const content = bytes.subarray(0, -sealBytes);
  return bytes.readUInt32LE(content.length) === crc32(content) ? content : undefined;
}

/** Writes a file of a cache with its checksum at the end, whole or not at all. */
export async function writeChecksummed(path: string, content: Buffer): Promise<void> {
  const seal = Buffer.alloc(sealBytes);
  seal.writeUInt32LE(crc32(content));
  const draft = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, Buffer.concat([content, seal]));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

const sealBytes = 4;
