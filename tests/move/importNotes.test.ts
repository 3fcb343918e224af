import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from '../../base/files/writeWhole.ts';
import { reader as astro } from '../../features/move/import/astro/reader.ts';
import { reader as hugo } from '../../features/move/import/hugo/reader.ts';
import { reader as jekyll } from '../../features/move/import/jekyll/reader.ts';
import type { SiteReader } from '../../features/move/import/model/SiteReader.ts';

async function read(reader: SiteReader, files: Record<string, string>) {
  const location = await mkdtemp(join(tmpdir(), 'blockwright-notes-'));
  for (const [path, text] of Object.entries(files)) await writeWhole(join(location, path), text);
  const { notes, redirects } = await reader.read(
    { kind: 'folder', location, root: location, values: {} },
    () => undefined,
  );
  await rm(location, { recursive: true });
  const said = notes.map(({ file, what, became }) => `${file}: ${what}: ${became}`);
  return { said, redirects: redirects.map(({ from, to }) => [from, to]) };
}

const article = '---\ntitle: Tea\ndate: 2024-05-01\n---\n\nGreen.\n';

test.each(['adoc', 'asciidoc', 'mdx', 'org', 'rst', 'textile', 'ipynb'])(
  'a text of Jekyll or Hugo in .%s is noted',
  async (ending) => {
    const left = 'a text in another language than Markdown: left out';
    const { said } = await read(jekyll, {
      '_posts/2024-05-01-tea.md': article,
      [`_posts/2024-06-01-jam.${ending}`]: article,
      [`about.${ending}`]: article,
    });
    expect(said).toEqual([`_posts/2024-06-01-jam.${ending}: ${left}`, `about.${ending}: ${left}`]);
    const ofHugo = await read(hugo, {
      'hugo.toml': 'title = "Tea"\n',
      'content/posts/tea.md': article,
      [`content/posts/jam.${ending}`]: article,
    });
    expect(ofHugo.said).toEqual([`content/posts/jam.${ending}: ${left}`]);
  },
);

test('topics of Hugo by other names than tags and categories are noted', async () => {
  const { said } = await read(hugo, {
    'hugo.toml': 'title = "Tea"\n[taxonomies]\ntag = "tags"\nregion = "regions"\n',
    'content/posts/tea.md': article,
  });
  expect(said).toEqual(['hugo.toml: lists of pages by `regions`: left out']);
});

test('redirects of Astro may be mappings; others are noted', async () => {
  const config = `export default { redirects: {
    '/a': '/b', // the old home
    "/c/[slug]": { status: 302, destination: '/d/[slug]' },
    ...more,
    '/e': '/f',
  }, site: 'https://tea.example' };\n`;
  const { said, redirects } = await read(astro, {
    'astro.config.mjs': config,
    'src/content/posts/tea.md': article,
  });
  expect(redirects).toEqual([
    ['/a', '/b'],
    ['/c/:slug', '/d/:slug'],
    ['/e', '/f'],
  ]);
  expect(said).toContain('astro.config.mjs: redirects that are written as code: left out');
});
