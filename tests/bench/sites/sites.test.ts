import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkSite } from '../../../schema/check/checkSite.ts';
import { sectionChecks, sectionTypes } from '../../diagnostics/sectionTypes.ts';
import { isLongRun } from '../../isLongRun.ts';
import { editPage, editRow, removePage, undo } from './edits.ts';
import { topic } from './topics.ts';
import { toYaml } from './toYaml.ts';
import { writeSite } from './writeSite.ts';
import { writtenPage } from './writtenPage.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-sites-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(['written', 'each', 'markdown', 'short'] as const)('a site that is %s', (form) => {
  test.each([6, 30, 61])('has %i pages and nothing wrong with it', async (pages) => {
    const site = await writeSite(root, { pages, form, pagesPerFile: 25 });
    const checked = await check();
    expect(checked.diagnostics).toEqual([]);
    expect(checked.pages.map((page) => page.route).sort()).toEqual([...site.routes].sort());
    expect(site.routes).toHaveLength(pages);
  });

  test('is the same for the same seed only', async () => {
    const first = await written({ pages: 12, form, seed: 1 });
    expect(await written({ pages: 12, form, seed: 1 })).toEqual(first);
    expect(await written({ pages: 12, form, seed: 2 })).not.toEqual(first);
  });
});

test('warned sites have the warnings that their form promises', async () => {
  const defineRules = async (form: 'oneWarning' | 'warned') => {
    await writeSite(root, { pages: 30, form });
    return (await check()).diagnostics.map(({ code }) => code).sort();
  };
  expect(await defineRules('oneWarning')).toEqual(['BW120']);
  const warned = await defineRules('warned');
  expect(warned.filter((code) => code === 'BW120')).toHaveLength(15);
  expect(warned.filter((code) => code === 'BW114').length).toBeGreaterThan(20);
});

const topics = isLongRun ? 100_000 : 10_000;
test(`titles and descriptions of ${topics} pages are unique and have a valid length`, () => {
  const titles = new Set<string>();
  const routes = new Set<string>();
  for (let index = 0; index < topics; index++) {
    const { service, audience, place, route } = topic(index);
    const title = `${service} for ${audience} in ${place}`;
    expect(title.length).toBeLessThanOrEqual(70);
    titles.add(title);
    routes.add(route);
  }
  expect([titles.size, routes.size]).toEqual([topics, topics]);
});

test('a written page has 8 kB of YAML, seven or eight sections and about 800 words', () => {
  const pages = Array.from({ length: 40 }, (_, index) => writtenPage(index, 1000, 1));
  const size = mean(pages.map(({ entry }) => toYaml(entry, 2).length));
  expect(size).toBeGreaterThan(7_500);
  expect(size).toBeLessThan(9_000);
  const words = mean(pages.map(({ entry }) => wordsIn(entry.sections)));
  expect(words).toBeGreaterThan(700);
  expect(words).toBeLessThan(950);
  for (const { entry } of pages) expect([7, 8]).toContain(entry.sections.length);
});

test('the YAML parses to the values it was written from', () => {
  for (let index = 0; index < 20; index++) {
    const { entry } = writtenPage(index, 1000, index);
    expect(parse(toYaml({ page: entry }))).toEqual(JSON.parse(JSON.stringify({ page: entry })));
  }
  const odd = {
    a: 'yes',
    b: '- x',
    c: 'k: v',
    d: '007',
    e: '',
    f: ' x ',
    g: 'a\nb',
    h: '#1',
    i: 1,
  };
  const long = `${'word '.repeat(40)}# no: comment`;
  expect(parse(toYaml({ odd, list: [odd, [long, true]], long }))).toEqual({
    odd,
    list: [odd, [long, true]],
    long,
  });
});

describe('an edit', () => {
  test('of a page changes only that page, and can be reverted', async () => {
    const site = await writeSite(root, { pages: 30, form: 'written', pagesPerFile: 10 });
    const before = await check();
    const route = site.routes[17] ?? '';
    const edit = await editPage(root, route, 'marzipan');
    const after = await check();
    expect(after.diagnostics).toEqual([]);
    const changed = after.pages.filter(
      (page, at) => JSON.stringify(page) !== JSON.stringify(before.pages[at]),
    );
    expect(changed.map((page) => page.route)).toEqual([route]);
    expect(JSON.stringify(changed[0]?.sections)).toContain(edit.text);
    await undo(root, edit);
    expect((await check()).pages).toEqual(before.pages);
  });

  test('of a row changes the pages that read it', async () => {
    await writeSite(root, { pages: 30, form: 'each' });
    const { after } = await editRow(root, 'cities', 'ashford', 'marzipan');
    expect(after).toContain('motto: Now with marzipan in it');
    const { pages, diagnostics } = await check();
    expect(diagnostics).toEqual([]);
    const showing = pages.filter((page) => JSON.stringify(page.sections).includes('marzipan'));
    expect(showing.map((page) => page.route)).toContain('/cities/ashford');
    for (const { route } of showing) expect(route).toContain('ashford');
  });

  test('removes a page', async () => {
    const site = await writeSite(root, { pages: 12, form: 'written' });
    const route = site.routes[11] ?? '';
    await removePage(root, route);
    const { pages } = await check();
    expect(pages.map((page) => page.route)).toEqual(site.routes.slice(0, 11));
  });

  test('of an unknown page or row is rejected', async () => {
    await expect(editPage(root, '/nowhere', 'x')).rejects.toThrow('there is no page /nowhere');
    await expect(editRow(root, 'cities', 'x', 'x')).rejects.toThrow();
  });
});

function check() {
  return checkSite({ root, sections: sectionTypes, checks: sectionChecks, mode: 'build' });
}

async function written(options: Parameters<typeof writeSite>[1]): Promise<Record<string, string>> {
  await writeSite(root, options);
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')])),
  );
}

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.split(' ').length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + wordsIn(inner), 0);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
