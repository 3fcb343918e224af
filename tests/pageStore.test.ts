import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildCache } from '../renderer/build/cache/BuildCache.ts';
import type { CachedEdit } from '../renderer/build/cache/CachedEdit.ts';
import { CachedPages } from '../renderer/build/cache/CachedPages.ts';
import type { PageFacts } from '../schema/rules/facts/PageFacts.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-store-'));
  path = join(folder, 'kept', 'pages.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const facts = { head: { title: 'Käse' } } as unknown as PageFacts;

test('what was kept is there again, for the same state of the code only', async () => {
  const store = new BuildCache(path, 'code');
  store.site.bindings = { digest: {} };
  store.site.pages = new Map([
    ['one', { facts, blocks: 'a' }],
    ['two', { facts, blocks: 'b' }],
  ]);
  await store.save();
  const site = await loaded('code');
  expect(site.bindings).toEqual({ digest: {} });
  expect([...site.pages]).toEqual([...store.site.pages]);
  expect(site.pages.get('two')).toEqual({ facts, blocks: 'b' });
  expect(site.pages.get('three')).toBeUndefined();
  expect((await loaded('other code')).bindings).toEqual({});
});

test('a small edit is added to it', async () => {
  const store = new BuildCache(path, 'code');
  await store.load();
  await store.saveEdit(edit('one', 'edited'));
  await appendFile(`${path}.edits`, '{"half":');
  const site = await loaded('code');
  expect(Object.keys(site.bindings)).toEqual(['digest', 'entry edited']);
  expect([...site.pages].map(([key]) => key)).toEqual(['two', 'edited']);
  expect(site.pages.get('one')).toBeUndefined();
  expect(Object.keys(site.outputs)).toEqual(['edited']);
});

test('many are put together', async () => {
  const store = new BuildCache(path, 'code');
  await store.save();
  await store.saveEdit(edit('', '0'));
  for (let number = 1; number <= 120; number++)
    await store.saveEdit(edit(`${number - 1}`, `${number}`));
  expect((await readFile(`${path}.edits`, 'utf8')).split('\n').length).toBeLessThan(102);
  expect(Object.keys((await loaded('code')).outputs)).toEqual(['120']);
});

test('edits of another store tell nothing', async () => {
  const edits = await readFile(`${path}.edits`, 'utf8');
  const store = new BuildCache(path, 'code');
  await store.save();
  await writeFile(`${path}.edits`, edits);
  expect((await loaded('code')).outputs).toEqual({});
});

test('a damaged file counts as empty', async () => {
  await truncate(path, 60);
  expect((await loaded('code')).bindings).toEqual({});
});

test('what is too large to be kept is no fault, and nothing older stays in its place', async () => {
  const store = new BuildCache(path, 'code');
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
  const store = new BuildCache(path, code);
  await store.load();
  return store.site;
}

/** One page became another. */
function edit(before: string, now: string): CachedEdit {
  return {
    sources: {},
    outlines: {},
    fingerprint: now,
    pages: [
      {
        entries: { before: `entry ${before}`, after: `entry ${now}` },
        keys: { before, after: now },
        page: { facts, blocks: '' },
        output: {
          route: '/',
          key: now,
          reads: { images: [], forms: [], pages: false, clock: false },
          islands: [],
          size: 1,
          mtime: 1,
        },
      },
    ],
  };
}

test('nothing is known of pages whose lines are damaged, and the others are', () => {
  const page = '{"facts":{},"blocks":""}';
  const damaged = Buffer.from(`a ${page}\nb }}}${page.slice(3)}\nc ${page}\nno space or end`);
  const pages = new CachedPages(damaged);
  expect([...pages].map(([key]) => key)).toEqual(['a', 'c']);
  expect([pages.get('b'), pages.get('d')]).toEqual([undefined, undefined]);
  expect([...new CachedPages(Buffer.from('}}}}}}'))]).toEqual([]);
});
