import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildLikeCold, prepareBuild, readFiles, replace, runCommand } from './builds.ts';

let folder: string;
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-markdown-'));
  root = join(folder, 'site');
  await cp('tests/fixtures/sites/features', root, { recursive: true });
  await prepareBuild(root);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const list = async () => Object.keys(await readFiles(root)).filter((path) => path.endsWith('.md'));
const read = (path: string) => readFile(join(root, 'dist/client', path), 'utf8');

test('without site.markdown, there is neither a file nor a link', async () => {
  expect(await list()).toEqual([]);
  expect(await read('index.html')).not.toContain('text/markdown');
});

test('each listed page has a Markdown file, and names it', async () => {
  await replace(root, 'pages.yaml', '  locale: en-US\n', '  locale: en-US\n  markdown: true\n');
  await prepareBuild(root);
  expect((await list()).sort()).toEqual([
    'cleaning-in-bergen.md',
    'cleaning-in-oslo.md',
    'guides.md',
    'index.md',
    'oslo.md',
    'repairs-in-bergen.md',
    'repairs-in-oslo.md',
  ]);
  const link = (name: string) =>
    `<link rel="alternate" type="text/markdown" href="/sub/${name}.md">`;
  expect(await read('index.html')).toContain(link('index'));
  expect(await read('guides/index.html')).toContain(link('guides'));
  expect(await read('404.html')).not.toContain('text/markdown');
  const guides = await read('guides.md');
  expect(guides).toContain('\n# Guides\n');
  expect(guides).toContain('[One city](https://www.example.com/sub/oslo)');
  // Drafts, and what is before or after its time, are not published.
  expect(guides).toContain('This is shown');
  expect(guides).not.toMatch(/Only dev shows this|This is gone/);
});

test('an edit of a page changes its Markdown, as in a cold build', async () => {
  await replace(root, 'pages.yaml', 'headline: Guides', 'headline: All guides');
  await buildLikeCold(root);
  expect(await read('guides.md')).toContain('\n# All guides\n');
});

test('an unchanged page keeps its file, and a file that was edited by hand is written again', async () => {
  const before = await stat(join(root, 'dist/client/oslo.md'));
  await writeFile(join(root, 'dist/client/index.md'), 'Edited\n');
  await replace(root, 'pages.yaml', 'headline: All guides', 'headline: Every guide');
  await buildLikeCold(root);
  expect((await stat(join(root, 'dist/client/oslo.md'))).mtimeMs).toBe(before.mtimeMs);
  expect(await read('index.md')).toContain('# Hello');
});

test('shards write the Markdown of their pages', async () => {
  const whole = await readFiles(root);
  const shards = [1, 2].map((number) => join(folder, `shard-${number}`));
  for (const [index, out] of shards.entries())
    await prepareBuild(root, '--shard', `${index + 1}/2`, '--out', out);
  const { status, stderr } = await runCommand('merge', ...shards, '--root', root);
  expect({ status, stderr }).toMatchObject({ status: 0 });
  expect(await readFiles(root)).toEqual(whole);
});

test('a file of public/ wins, and the Markdown goes with its page', async () => {
  await writeFile(join(root, 'public/oslo.md'), 'Of the author\n');
  await replace(root, 'pages.yaml', '    breadcrumb: Guides\n', '    noindex: true\n');
  await prepareBuild(root);
  expect(await read('oslo.md')).toBe('Of the author\n');
  expect(existsSync(join(root, 'dist/client/guides.md'))).toBe(false);
  expect(await read('guides/index.html')).not.toContain('text/markdown');
  await rm(join(root, 'public/oslo.md'));
  await buildLikeCold(root);
  expect(await read('oslo.md')).toContain('title: ');
});

test('each language has its Markdown', async () => {
  root = join(folder, 'bilingual');
  await cp('create/starters/bilingual', root, { recursive: true });
  await replace(root, 'pages.yaml', /^site:\n/m, 'site:\n  markdown: true\n');
  await prepareBuild(root);
  const paths = await list();
  expect(paths).toEqual(expect.arrayContaining(['index.md', 'es.md']));
  const spanish = await read('es.md');
  expect(spanish).toContain('language: "es');
  expect(spanish).toContain('/es"\n');
  expect(await read('es/index.html')).toContain('type="text/markdown" href="/es.md"');
  expect(await read('es/404.html')).not.toContain('text/markdown');
  const named = Object.entries(await readFiles(root)).flatMap(([, html]) =>
    [...html.matchAll(/type="text\/markdown" href="\/([^"]*)"/g)].map(([, path]) => path),
  );
  expect(named.sort()).toEqual(paths.sort());
});
