import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterBuild } from './afterBuild.ts';

test('a build says which languages have a split index, how large it is and why', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-search-'));
  const folder = join(root, 'dist/client');
  const write = async (path: string, bytes: number) => {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), 'x'.repeat(bytes));
  };
  const run = async () => {
    const notes: string[] = [];
    expect(await afterBuild({ root, folder, notes })).toBeUndefined();
    return notes;
  };
  try {
    await mkdir(join(root, 'locales/ar'), { recursive: true });
    await write('search-index.json', 1000);
    await write('ar/search-index.json', 1000);
    expect(await run()).toEqual([]);
    await write('search-index/words-0.json', 11_500);
    await write('ar/search-index/spelling.json', 1);
    expect(await run()).toEqual([
      'Search index: 13 kB in 2 files, because the texts have more than 400 kB\n',
      'Search index of ar: 2 kB in 2 files, because the texts have more than 400 kB\n',
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
