import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBasePath } from './readBasePath.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-base-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.each([
  ['site:\n  name: A\n  url: https://www.example.com\n', '/'],
  ['site:\n  name: A\n  url: https://www.example.com/club\n', '/club/'],
  ['# url: https://other.example.com/no\nsite:\n  url: "https://www.example.com/a/b/"\n', '/a/b/'],
  ['site: { name: A, url: https://www.example.com/club }\n', '/club/'],
  ['site:\n  name: A\n', '/'],
  ['pages: [', '/'],
])('%j is served below %s', async (manifest, base) => {
  await writeFile(join(root, 'pages.yaml'), manifest);
  expect(readBasePath(root)).toBe(base);
});

test('a folder without a manifest is served at the root', () => {
  expect(readBasePath(join(root, 'none'))).toBe('/');
});
