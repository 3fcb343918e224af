import { chmod, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './writeWhole.ts';

test('replaces a link and leaves its target alone; keeps the mode', async () => {
  const root = await mkdtemp(join(tmpdir(), 'write-whole-'));
  const [file, link] = [join(root, 'real.yaml'), join(root, 'link.yaml')];
  await writeFile(file, 'old');
  await chmod(file, 0o640);
  await symlink(file, link);
  await writeWhole(link, 'new', { sync: true });
  expect(await readFile(file, 'utf8')).toBe('old');
  expect(await readFile(link, 'utf8')).toBe('new');
  expect((await stat(link)).mode & 0o777).toBe(0o640);
  expect(await readdir(root)).toEqual(['link.yaml', 'real.yaml']);
});

test('creates missing folders, and leaves nothing behind when it fails', async () => {
  const root = await mkdtemp(join(tmpdir(), 'write-whole-'));
  await writeWhole(join(root, 'a/b.txt'), 'new');
  expect(await readFile(join(root, 'a/b.txt'), 'utf8')).toBe('new');
  // A folder cannot be replaced by a file.
  await expect(writeWhole(join(root, 'a'), 'new')).rejects.toThrow();
  expect(await readdir(root)).toEqual(['a']);
});
