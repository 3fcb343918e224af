import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getSiteFileKind } from './getSiteFileKind.ts';
import { listSourceFiles } from './siteFiles.ts';

test('lists .yaml and .yml files in reading order, and no hidden ones', async () => {
  const root = await createSite();
  const expected = [
    'pages.yaml',
    'pages/a.yml',
    'pages/b.yaml',
    'data/cities.schema.yaml',
    'data/cities.yaml',
    'data/forms/ask.yml',
  ];
  expect(listSourceFiles(root)).toEqual(expected);
  expect(expected.map(getSiteFileKind)).toEqual([
    'manifest',
    'manifest',
    'manifest',
    'rowSchema',
    'rows',
    'form',
  ]);
});

test('lists the Markdown files of folders with a row schema', async () => {
  const root = await createSite();
  await mkdir(join(root, 'data/cities/deep'), { recursive: true });
  await mkdir(join(root, 'data/notes'));
  for (const path of ['cities/b.md', 'cities/a.md', 'cities/.c.md', 'cities/d.txt', 'notes/a.md'])
    await writeFile(join(root, 'data', path), '');
  const yaml = listSourceFiles(root).filter((path) => path.endsWith('ml'));
  const content = ['data/cities/a.md', 'data/cities/b.md'];
  expect(listSourceFiles(root)).toEqual([...yaml, ...content]);
  expect(content.map(getSiteFileKind)).toEqual(['markdown', 'markdown']);
  const others = ['data/notes.md', 'data/forms/a.md', 'a/b/c.md'].map(getSiteFileKind);
  expect(others).toEqual([undefined, undefined, undefined]);
});

test('lists pages.yaml in an empty folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-files-'));
  expect(listSourceFiles(root)).toEqual(['pages.yaml']);
});

test.each(['pages/.a.yaml', 'pages/deep/a.yaml', 'a.yaml', 'data/notes.md', 'pages/.yaml'])(
  '%s is no file of a site',
  (path) => {
    expect(getSiteFileKind(path)).toBe(undefined);
  },
);

async function createSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-files-'));
  await mkdir(join(root, 'data/forms'), { recursive: true });
  await mkdir(join(root, 'pages/drafts'), { recursive: true });
  const files = ['pages/b.yaml', 'pages/a.yml', 'pages/.hidden.yaml', 'pages/notes.md'];
  const data = ['data/cities.yaml', 'data/cities.schema.yaml', 'data/forms/ask.yml'];
  for (const path of [...files, ...data]) await writeFile(join(root, path), '');
  return root;
}
