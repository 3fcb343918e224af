import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../base/text/contentHash.ts';
import {
  isContentFile,
  isRowSchema,
  isSiteYaml,
  listSourceFiles,
  listYamlFiles,
} from './siteFiles.ts';

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
  expect(listYamlFiles(root)).toEqual(expected);
  expect(expected.every(isSiteYaml)).toBe(true);
  expect(expected.filter(isRowSchema)).toEqual(['data/cities.schema.yaml']);
});

test('lists the Markdown files of folders with a row schema', async () => {
  const root = await createSite();
  await mkdir(join(root, 'data/cities/deep'), { recursive: true });
  await mkdir(join(root, 'data/notes'));
  for (const path of ['cities/b.md', 'cities/a.md', 'cities/.c.md', 'cities/d.txt', 'notes/a.md'])
    await writeFile(join(root, 'data', path), '');
  const yaml = listYamlFiles(root);
  const content = ['data/cities/a.md', 'data/cities/b.md'];
  expect(listSourceFiles(root)).toEqual([...yaml, ...content]);
  expect(content.every(isContentFile)).toBe(true);
  expect(['data/notes.md', 'data/forms/a.md', 'a/b/c.md'].some(isContentFile)).toBe(false);
});

test('lists pages.yaml in an empty folder', async () => {
  const root = await mkdtemp(join(tmpdir(), 'site-files-'));
  expect(listYamlFiles(root)).toEqual(['pages.yaml']);
});

test.each(['pages/.a.yaml', 'pages/deep/a.yaml', 'a.yaml', 'data/notes.md', 'pages/.yaml'])(
  '%s is no YAML file of a site',
  (path) => {
    expect(isSiteYaml(path)).toBe(false);
  },
);

test('hashes text and bytes alike', () => {
  expect(contentHash('süß')).toBe(contentHash(Buffer.from('süß')));
});

async function createSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'site-files-'));
  await mkdir(join(root, 'data/forms'), { recursive: true });
  await mkdir(join(root, 'pages/drafts'), { recursive: true });
  const files = ['pages/b.yaml', 'pages/a.yml', 'pages/.hidden.yaml', 'pages/notes.md'];
  const data = ['data/cities.yaml', 'data/cities.schema.yaml', 'data/forms/ask.yml'];
  for (const path of [...files, ...data]) await writeFile(join(root, path), '');
  return root;
}
