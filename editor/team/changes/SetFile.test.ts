import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SetFile, type SetRecord } from './SetFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-set-'));
});
afterEach(() => rm(folder, { recursive: true }));

const record: SetRecord = {
  id: '0123456789abcdef',
  title: 'Spring',
  created: '2026-01-01T00:00:00.000Z',
  author: { name: 'Olga', email: 'olga@example.com' },
  base: 'abc',
  branch: 'spring',
};

test('the record that is written last stays, even if an earlier write takes longer', async () => {
  const file = await SetFile.create(folder, record);
  const slow = file.update({ title: 'x'.repeat(20_000_000) });
  await Promise.all([slow, file.update({ title: 'Summer', previewRound: 1 })]);
  expect((await SetFile.open(folder))?.record.previewRound).toBe(1);
});

test('a late write does not bring a removed set back', async () => {
  const file = await SetFile.create(folder, record);
  await Promise.all([file.update({ title: 'A' }), file.remove(), file.update({ title: 'B' })]);
  expect(await SetFile.open(folder)).toBeUndefined();
});

test('a set that cannot be read is not one that was removed', async () => {
  expect(await SetFile.open(folder)).toBeUndefined();
  await mkdir(join(folder, 'set.json'));
  await expect(SetFile.open(folder)).rejects.toMatchObject({ code: 'EISDIR' });
});
