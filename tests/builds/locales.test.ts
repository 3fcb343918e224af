import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { listCliqueFaults, readVersions } from '../locales/readVersions.ts';
import { locales, writeLocalizedSite } from '../locales/writeLocalizedSite.ts';
import { build, coldBuild, prepareBuild, readFiles, replace } from './builds.ts';

let root: string;
const count = isLongRun ? 1000 : 20;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-locales-'));
  writeLocalizedSite(root, count);
  await prepareBuild(root);
}, 3_600_000);
afterAll(() => rm(root, { recursive: true, force: true }));

test('names every version of a page on each of them', () => {
  const pages = readVersions(join(root, 'dist/client'));
  expect(listCliqueFaults(pages)).toEqual([]);
  const sizes = [...pages.values()].map(({ alternates }) => alternates.size);
  const withoutFrench = Array.from({ length: count }, (_, n) => n).filter((n) => n % 7 === 3);
  expect(sizes.filter((size) => size === locales.length + 1)).toHaveLength(
    (count + 1 - withoutFrench.length) * locales.length,
  );
  expect(sizes.filter((size) => size === locales.length)).toHaveLength(
    withoutFrench.length * (locales.length - 1),
  );
});

test('leads links to the same language, and says where a language lacks a page', async () => {
  const read = (path: string) => readFile(join(root, 'dist/client', path, 'index.html'), 'utf8');
  expect(await read('fr/seite-1')).toMatch(/<a href="\/fr\/seite-2"[^>]*>/);
  expect(await read('fr/seite-2')).toMatch(/<a href="\/page-3" hreflang="en">/i);
  const original = await read('page-3');
  expect(original).toContain('href="/de/seite-3"');
  expect(original).toMatch(
    /<a href="\/fr" lang="fr"[^>]*>Français<small lang="en">Without this page/,
  );
});

test('renders exactly the pages that show an edited word, and the bytes of a cold build', async () => {
  const changed = async () => {
    const text = await readFile(join(root, 'dist/changes.json'), 'utf8');
    const { files } = JSON.parse(text) as { files: { path: string }[] };
    return files.map(({ path }) => path).sort();
  };
  // Nearly the same words keep their translation, so the other languages stay as they are.
  await replace(root, 'pages.yaml', 'First point 5,', 'The first point 5,');
  await build(root);
  expect(await changed()).toEqual(['page-5/index.html']);
  // Other words have no translation any more, so every language shows them.
  await replace(root, 'pages.yaml', 'The first point 5,', 'Something else,');
  await build(root);
  expect(await changed()).toEqual([
    ...['de', 'es', 'fr'].map((locale) => `${locale}/seite-5/index.html`),
    ...['page-5/index.html', 'pt/seite-5/index.html'],
  ]);
  await replace(root, 'locales/es.yaml', 'Headline 6 (es)', 'Titular 6');
  await build(root);
  expect(await changed()).toEqual(['es/seite-6/index.html']);
  await replace(root, 'locales/es.yaml', 'route: /es/seite-7', 'route: /es/pagina-7');
  await build(root);
  const cold = await coldBuild(root);
  expect(await readFiles(root)).toEqual(cold);
}, 3_600_000);
