import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { listGeneratedFiles, listHostFiles } from '../../schema/vocabulary/site/generatedFiles.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import { isLongRun } from '../isLongRun.ts';
import { bilingualSite } from '../locales/bilingualSite.ts';
import { contents, prepareBuild } from './builds.ts';

test('the list of generated files names each site file of a site that has everything on', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-generated-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const files = bilingualSite();
  const site = files['pages.yaml'].replace(
    '\nblocks:\n',
    `
  icon: /images/mark.svg
  search: {}
  redirects: { /old: /prices, /from/*: /help }
  feeds:
    - { path: /news, title: News, description: What is new, items: { from: posts, as: { title: "{{ it.title }}", to: "/blog/{{ it.key }}", date: "2026-01-01", text: "{{ it.summary }}" } } }
blocks:
`,
  );
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const all = { ...files, 'pages.yaml': site, 'public/images/mark.svg': mark };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await prepareBuild(root);
  const listed = await compareList(root, join(root, 'dist/client'));
  // Each file of the list exists here, so that the site has everything on.
  const built = new Set(Object.keys(await contents(join(root, 'dist/client'))));
  expect(listed.filter((path) => !built.has(path.slice(1)))).toEqual([]);
});

const sites = isLongRun ? await readdir('tests/fixtures/sites') : [];
test.each(sites)('the list of generated files names each site file of %s', async (name) => {
  const out = await mkdtemp(join(tmpdir(), 'blockwright-generated-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const root = join('tests/fixtures/sites', name);
  await prepareBuild(root, '--out', out);
  await compareList(root, join(out, 'client'));
});

/** Expects that the list has each file of an output that is no page and no copy; returns the list. */
async function compareList(root: string, output: string): Promise<string[]> {
  const { site } = parse(await readFile(join(root, 'pages.yaml'), 'utf8')) as { site: Site };
  const listed = [...listGeneratedFiles(site), ...listHostFiles(site)];
  const built = Object.keys(await contents(output)).map((path) => `/${path}`);
  const copies = new Set(await readdir(join(root, 'public'), { recursive: true }).catch(() => []));
  // Which calendars there are depends on the sections of pages (features/events/siteFiles.ts).
  const others = built.filter(
    (path) => !/^\/(?:assets|calendar)\/|\/index\.html$/.test(path) && !copies.has(path.slice(1)),
  );
  expect(others.filter((path) => !listed.includes(path))).toEqual([]);
  expect(others.length).toBeGreaterThan(5);
  return listed;
}
