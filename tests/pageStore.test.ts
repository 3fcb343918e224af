import { existsSync } from 'node:fs';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageStore } from '../renderer/build/pages/PageStore.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-store-'));
  path = join(folder, 'kept', 'pages.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what was kept is there again, for the same state of the code only', async () => {
  const store = new PageStore(path, 'code');
  store.site.entries = { digest: {} };
  await store.save();
  expect(await loaded('code')).toEqual(store.site);
  expect((await loaded('other code')).entries).toEqual({});
});

test('a damaged file counts as empty', async () => {
  await truncate(path, 60);
  expect((await loaded('code')).entries).toEqual({});
});

test('what is too large to be kept is no fault, and nothing older stays in its place', async () => {
  const store = new PageStore(path, 'code');
  await store.save();
  // What JSON.stringify does where the text would be longer than a text can be.
  Object.assign(store.site, {
    toJSON() {
      throw new RangeError('Invalid string length');
    },
  });
  await store.save();
  expect(existsSync(path)).toBe(false);
});

async function loaded(code: string) {
  const store = new PageStore(path, code);
  await store.load();
  return store.site;
}
