import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPreviousRoutes, saveRoutes } from './previousRoutes.ts';

test.each(['{}', '5', 'null', '[1]', '{"length":1}', '[', ''])(
  'treats a file that contains %s as missing',
  async (content) => {
    const root = await createSite();
    await writeFile(join(root, '.blockwright/cache/routes.json'), content);
    expect(await readPreviousRoutes(root)).toBe(undefined);
  },
);

test('returns the routes that were saved', async () => {
  const root = await createSite();
  await saveRoutes(root, [{ route: '/' }, { route: '/about' }]);
  expect(await readPreviousRoutes(root)).toEqual(['/', '/about']);
});

test('replaces a folder in the place of the file', async () => {
  const root = await createSite();
  await mkdir(join(root, '.blockwright/cache/routes.json/inside'), { recursive: true });
  await saveRoutes(root, [{ route: '/' }]);
  expect(await readPreviousRoutes(root)).toEqual(['/']);
});

async function createSite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'previous-routes-'));
  await mkdir(join(root, '.blockwright/cache'), { recursive: true });
  return root;
}
