import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OutsideSiteError } from '../errors/OutsideSiteError.ts';
import { isPublicFile } from './isPublicFile.ts';
import { resolveSiteFile } from './resolveSiteFile.ts';
import { writeSiteFile } from './writeSiteFile.ts';

test('follows links inside of the site, also where the site itself is a link', async () => {
  const { root, parent } = await createSite();
  await symlink('../shared.yaml', join(root, 'data/link.yaml'));
  await symlink(root, join(parent, 'site-link'));
  expect(resolveSiteFile(root, 'data/link.yaml')).toBe(resolveSiteFile(root, 'shared.yaml'));
  expect(resolveSiteFile(join(parent, 'site-link'), 'data/link.yaml')).toMatch(/shared\.yaml$/);
});

test.each([
  ['a file outside', '../../outside.yaml', 'data/link.yaml'],
  ['an absolute path', '/etc/hostname', 'data/link.yaml'],
  ['a folder outside', '../..', 'data/link.yaml/outside.yaml'],
  ['a hidden file of the site', '../.env', 'data/link.yaml'],
  ['a folder next to the site with the same beginning', '../../site-2', 'data/link.yaml'],
])('refuses a link to %s', async (_, target, path) => {
  const { root } = await createSite();
  await symlink(target, join(root, 'data/link.yaml'));
  expect(() => resolveSiteFile(root, path)).toThrow(OutsideSiteError);
});

test('refuses paths that lead out of the site by themselves', async () => {
  const { root, parent } = await createSite();
  expect(() => resolveSiteFile(root, 'data/../../outside.yaml')).toThrow(OutsideSiteError);
  expect(resolveSiteFile(root, 'data/../shared.yaml')).toBe(resolveSiteFile(root, 'shared.yaml'));
  for (const path of ['../outside.yaml', 'no/../../outside.yaml', '../new.yaml', '../new/row.yaml'])
    await expect(writeSiteFile(root, path, 'stolen')).rejects.toThrow(OutsideSiteError);
  expect(await readdir(parent)).toEqual(['outside.yaml', 'site', 'site-2']);
  expect(await readFile(join(parent, 'outside.yaml'), 'utf8')).toBe('secret');
});

test('refuses content and hidden files in public/', async () => {
  const { root } = await createSite();
  await symlink('../shared.yaml', join(root, 'public/content.txt'));
  await symlink('.secret', join(root, 'public/hidden.txt'));
  await symlink('a.txt', join(root, 'public/b.txt'));
  const published = ['content.txt', 'hidden.txt', 'a.txt', 'b.txt', 'c.txt'].filter((path) =>
    isPublicFile(root, path),
  );
  expect(published).toEqual(['a.txt', 'b.txt']);
});

test('writes new files and files of the site, never through a link out of it', async () => {
  const { root, parent } = await createSite();
  await symlink('../shared.yaml', join(root, 'data/link.yaml'));
  await symlink('../../outside.yaml', join(root, 'data/outside.yaml'));
  await symlink('../../nowhere.yaml', join(root, 'data/nowhere.yaml'));
  await symlink('../..', join(root, 'data/folder'));
  await writeSiteFile(root, 'data/new/deep/row.yaml', 'new');
  await writeSiteFile(root, 'data/link.yaml', 'changed');
  expect(await readFile(join(root, 'data/new/deep/row.yaml'), 'utf8')).toBe('new');
  expect(await readFile(join(root, 'shared.yaml'), 'utf8')).toBe('changed');
  for (const path of ['data/outside.yaml', 'data/nowhere.yaml', 'data/folder/outside.yaml'])
    await expect(writeSiteFile(root, path, 'stolen')).rejects.toThrow();
  expect(await readFile(join(parent, 'outside.yaml'), 'utf8')).toBe('secret');
});

async function createSite(): Promise<{ root: string; parent: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'resolve-site-file-'));
  const root = join(parent, 'site');
  for (const folder of ['site/data', 'site/public', 'site-2'])
    await mkdir(join(parent, folder), { recursive: true });
  await writeFile(join(parent, 'outside.yaml'), 'secret');
  for (const path of ['shared.yaml', '.env', 'public/a.txt', 'public/.secret'])
    await writeFile(join(root, path), path);
  return { root, parent };
}
