import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cachePath } from './cachePath.ts';

test('returns paths that need not exist, and follows links inside of the site', async () => {
  const root = await createSite();
  expect(cachePath(root, 'edit', 'session.json')).toBe(
    join(root, '.blockwright/edit/session.json'),
  );
  await mkdir(join(root, 'caches'));
  await symlink('caches', join(root, '.blockwright'));
  expect(cachePath(root, 'pages.json')).toBe(join(root, '.blockwright/pages.json'));
});

test.each([
  ['.blockwright', '../outside'],
  ['.blockwright', '../missing'],
  ['.blockwright', '.git'],
  ['.blockwright/images', '../../outside'],
  ['.blockwright/images', '/'],
])('refuses the link %s to %s, and names it', async (path, target) => {
  const root = await createSite();
  if (path !== '.blockwright') await mkdir(join(root, '.blockwright'));
  await symlink(target, join(root, path));
  expect(() => cachePath(root, 'images', 'a.webp')).toThrow(`${path} is a symbolic link`);
});

async function createSite(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'cache-path-'));
  for (const folder of ['site/.git', 'outside/images'])
    await mkdir(join(parent, folder), { recursive: true });
  return join(parent, 'site');
}
