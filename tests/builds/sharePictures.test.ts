import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildLikeCold, prepareBuild, replace } from './builds.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-share-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('an edit of a title draws one picture, and another edit none', async () => {
  const page = (title: string) => `    title: ${title}
    description: All that visitors may want to know about the town by the sea.
    sections:
      - { type: hero, headline: Hello, text: We have lighthouses. }
`;
  await writeFile(
    join(root, 'pages.yaml'),
    `site:
  name: Town
  url: https://www.example.com/base
  description: A town by the sea.
  locale: en
  sharePictures: {}
pages:
  /:
${page('The home page of the town')}  /visit:
${page('The way to the town by the sea')}`,
  );
  const list = async (folder: string) =>
    (await readdir(join(root, folder))).filter((name) => name.startsWith('share-')).sort();
  await prepareBuild(root);
  const first = await list('dist/client/assets');
  expect(first).toHaveLength(2);
  const html = await readFile(join(root, 'dist/client/visit/index.html'), 'utf8');
  const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(address).toBe(`https://www.example.com/base/assets/${first[1]}`);
  expect(html).toContain('content="summary_large_image"');

  await replace(root, 'pages.yaml', 'lighthouses', 'windmills');
  await buildLikeCold(root);
  expect(await list('dist/client/assets')).toEqual(first);

  await replace(root, 'pages.yaml', 'The way to the town', 'How to reach the town');
  await buildLikeCold(root);
  const second = await list('dist/client/assets');
  expect(second.filter((name) => first.includes(name))).toHaveLength(1);
  expect(await list('.blockwright/cache/images')).toHaveLength(3);
});
