import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { copyFile, deleteFile, removeRenamed } from './changeFiles.ts';
import type { MediaSite } from './MediaSite.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-files-'));
  await mkdir(join(root, 'public/images'), { recursive: true });
  for (const name of ['used', 'free', 'town']) await writeFile(image(name), name);
});
afterEach(() => rm(root, { recursive: true }));

const image = (name: string) => join(root, `public/images/${name}.png`);
const names = () => readdir(join(root, 'public/images'));

/** Creates a session with a text, as it is in the editor and on disk. */
function open(text: string, saved = text): MediaSite {
  const page = { title: 'Town', origin: { file: 'pages.yaml', pointer: '' }, sectionOrigins: [] };
  const sections = [{ type: 'hero', image: { src: '/images/town.png' } }];
  return {
    root,
    renamed: new Set(),
    session: {
      root,
      files: ['pages.yaml'],
      unsaved: text === saved ? [] : ['pages.yaml'],
      text: () => text,
      savedText: () => saved,
      yaml: () => ({ value: parse(text) }),
    },
    draft: {
      checked: async () => ({ pages: [{ ...page, sections }] as never }),
      reload: async () => undefined,
      invalidateFiles: () => undefined,
    },
  };
}

const use = 'blocks: { desk: { image: { src: /images/used.png, alt: A desk } } }';

test('renames a file at once if nothing uses it, otherwise when no saved text does', async () => {
  const site = open(use);
  expect(await copyFile(site, '/images/free.png', 'Ünused (1)')).toBe('/images/unused-1.png');
  expect(await copyFile(site, '/images/used.png', 'desk')).toBe('/images/desk.png');
  await removeRenamed(site);
  expect(await names()).toEqual(['desk.png', 'town.png', 'unused-1.png', 'used.png']);
  const renamed = { ...open(use.replace('used', 'desk')), renamed: new Set(['/images/used.png']) };
  await removeRenamed(renamed);
  expect(await names()).toEqual(['desk.png', 'town.png', 'unused-1.png']);
});

test.each([
  ['a name that is taken', '/images/used.png', 'Free', 'exists already'],
  ['a name without letters', '/images/used.png', '…', 'letters and digits'],
  ['a file outside of public/', '/../pages.yaml', 'page', 'does not exist'],
  ['a name that an expression composes', '/images/town.png', 'city', 'expression'],
])('refuses to rename to or from %s', async (_, path, name, reason) => {
  await expect(copyFile(open(use), path, name)).rejects.toThrow(reason);
  expect(await names()).toEqual(['free.png', 'town.png', 'used.png']);
});

test('refuses to rename a file that theme.css names', async () => {
  await writeFile(join(root, 'theme.css'), 'body { background: url(/images/free.png) }');
  await expect(copyFile(open(use), '/images/free.png', 'new')).rejects.toThrow('theme.css');
});

test('deletes a file only if neither the draft nor the saved site uses it', async () => {
  await expect(deleteFile(open(use), '/images/used.png')).rejects.toThrow('Block desk uses');
  await expect(deleteFile(open('{}', use), '/images/used.png')).rejects.toThrow('Save first');
  await deleteFile(open('{}'), '/images/used.png');
  expect(await names()).toEqual(['free.png', 'town.png']);
});
