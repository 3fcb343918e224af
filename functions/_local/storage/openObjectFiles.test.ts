import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ObjectFiles, openObjectFiles } from './openObjectFiles.ts';

const id = '00000000-0000-4000-8000-000000000001';
const record = {
  id,
  bucket: 'uploads',
  name: 'a.pdf',
  metadata: {},
  userMetadata: null,
  createdAt: '2026-01-01T00:00:00Z',
};
let folder: string;
let files: ObjectFiles;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blockwright-objects-'));
  files = await openObjectFiles(folder);
  await files.write(id, new Uint8Array([1, 2]));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('removes a file with its record', async () => {
  await files.complete(record);
  expect(await files.records()).toEqual([record]);
  await files.remove(id);
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps the content and says so while the record cannot be removed', async () => {
  // `rm` removes no folder.
  mkdirSync(join(folder, `${id}.json`));
  await expect(files.remove(id)).rejects.toThrow(/json/);
  expect(await files.read(id)).toEqual(new Uint8Array([1, 2]));
});

it('lets only its user read the files', async () => {
  await files.complete(record);
  for (const name of readdirSync(folder))
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});
