import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildCache } from '../../pipeline/cache/BuildCache.ts';
import type { CachedEdit } from '../../pipeline/cache/CachedEdit.ts';
import type { CachedOutput, CachedPage } from '../../pipeline/cache/CachedPage.ts';
import type { PageFacts } from '../../schema/rules/PageFacts.ts';

let folder: string;
let store: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-cache-'));
  store = join(folder, 'kept');
  path = join(store, 'pages.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const facts = { head: { title: 'Käse' } } as unknown as PageFacts;

test('a saved cache is loaded again', async () => {
  const buildCache = new BuildCache(store);
  buildCache.site.bindings = { digest: {} };
  buildCache.site.pages = new Map([
    ['one', { facts, blocks: 'a' }],
    ['two', { facts, blocks: 'b' }],
  ]);
  await buildCache.save();
  const site = await loaded();
  expect(site.bindings).toEqual({ digest: {} });
  expect(toPlain(site.pages)).toEqual([...buildCache.site.pages]);
  expect(site.pages.get('two')?.facts).toEqual(facts);
  expect(site.pages.get('three')).toBeUndefined();
});

test('a page that was not parsed is saved as it was', async () => {
  const buildCache = new BuildCache(store);
  await buildCache.load();
  const pages = new Map(buildCache.site.pages).set('three', { facts, blocks: 'c' });
  pages.delete('one');
  buildCache.site.pages = pages;
  await buildCache.save();
  const site = await loaded();
  expect(toPlain(site.pages)).toEqual([
    ['two', { facts, blocks: 'b' }],
    ['three', { facts, blocks: 'c' }],
  ]);
});

test('an incremental edit is appended', async () => {
  const buildCache = new BuildCache(store);
  await buildCache.load();
  await buildCache.saveEdit(edit('two', 'edited'));
  await appendFile(`${path}.edits`, '{"half":');
  const site = await loaded();
  expect(Object.keys(site.bindings)).toEqual(['digest', 'entry edited']);
  expect([...site.pages].map(([key]) => key)).toEqual(['three', 'edited']);
  expect(site.pages.get('two')).toBeUndefined();
  expect(Object.keys(site.outputs)).toEqual(['edited']);
});

test('many incremental edits are merged into the cache', async () => {
  const buildCache = new BuildCache(store);
  await buildCache.save();
  await buildCache.saveEdit(edit('', '0'));
  for (let number = 1; number <= 120; number++)
    await buildCache.saveEdit(edit(`${number - 1}`, `${number}`));
  expect((await readFile(`${path}.edits`, 'utf8')).split('\n').length).toBeLessThan(102);
  expect(Object.keys((await loaded()).outputs)).toEqual(['120']);
});

test('edits of another cache are ignored', async () => {
  const edits = await readFile(`${path}.edits`, 'utf8');
  const buildCache = new BuildCache(store);
  await buildCache.save();
  await writeFile(`${path}.edits`, edits);
  expect((await loaded()).outputs).toEqual({});
});

test('a damaged file counts as empty', async () => {
  await truncate(path, 60);
  expect((await loaded()).bindings).toEqual({});
});

test('a site that is too large for the cache is no error, and no older cache stays', async () => {
  const buildCache = new BuildCache(store);
  await buildCache.save();
  // JSON.stringify throws this when the text would exceed the longest possible string.
  Object.assign(buildCache.site, {
    toJSON() {
      throw new RangeError('Invalid string length');
    },
  });
  await buildCache.save();
  expect(existsSync(path)).toBe(false);
});

async function loaded() {
  const buildCache = new BuildCache(store);
  await buildCache.load();
  return buildCache.site;
}

/** Creates an edit that replaces one page by another. */
function edit(before: string, after: string): CachedEdit {
  const output: CachedOutput = {
    digest: '',
    route: '/',
    key: after,
    reads: {
      images: [],
      imageFiles: [],
      files: [],
      forms: [],
      islandStyles: [],
      pages: false,
      clock: false,
    },
    islands: [],
    size: 1,
    mtime: 1,
  };
  return {
    bindings: { [`entry ${before}`]: null, [`entry ${after}`]: {} },
    outputs: { [before]: null, [after]: output },
    pages: { [before]: null, [after]: { facts, blocks: '' } },
  };
}

function toPlain(pages: Iterable<[string, CachedPage]>): unknown {
  return JSON.parse(JSON.stringify([...pages]));
}
