import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, buildLikeCold, prepareBuild, replace } from './builds.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-search-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('an edit of a text changes the search index as a cold build would', async () => {
  await writeFile(
    join(root, 'pages.yaml'),
    `site:
  name: Town
  url: https://www.example.com
  description: A town by the sea.
  locale: en
  search: { page: /search }
pages:
  /:
    title: The home page of the town
    description: All that visitors may want to know about the town by the sea.
    sections:
      - { type: hero, headline: Hello, text: We have lighthouses. }
  /search:
    title: Search the pages of the town
    description: Find what you look for on the pages of the town, or choose one.
    sections:
      - { type: search, title: Search }
`,
  );
  await prepareBuild(root);
  const read = () => readFile(join(root, 'dist/client/search-index.json'), 'utf8');
  expect(await read()).toContain('lighthouses');
  await replace(root, 'pages.yaml', 'lighthouses', 'windmills');
  await buildLikeCold(root);
  expect(await read()).not.toContain('lighthouses');
  await replace(root, 'pages.yaml', '  search: { page: /search }\n', '');
  await buildLikeCold(root);
  expect(await read()).not.toContain('windmills');
  await replace(
    root,
    'pages.yaml',
    '{ type: search, title: Search }',
    '{ type: hero, headline: Search }',
  );
  await build(root);
  await expect(read()).rejects.toThrow('ENOENT');
});
