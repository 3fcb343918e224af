import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteCode } from '../../code/SiteCode.ts';
import { sectionChecks } from '../../renderer/sections/sectionChecks.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { CheckCache } from '../../schema/check/CheckCache.ts';
import { type CheckedSite, checkSite } from '../../schema/check/checkSite.ts';
import { FileChangedError } from '../../schema/manifest/FileTextCache.ts';
import { DevFactsCache } from './DevFactsCache.ts';

const page = (route: string, headline: string) => `  ${route}:
    title: ${headline} of a small site for tests
    description: ${headline} is a page of a small site, described in as many words as a search result shows.
    sections:
      - type: hero
        headline: ${headline}
        actions: [{ label: Go on, to: / }]
`;

let root: string;
let code: SiteCode;
let factsCache: DevFactsCache;
let cache: CheckCache;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-facts-'));
  mkdirSync(join(root, 'pages'));
  write(
    'pages.yaml',
    `site: { name: Example, url: https://www.example.com, description: A small site for tests, footer: { columns: [{ title: Pages, links: [{ label: One, to: /one }, { label: Two, to: /two }] }] } }\npages:\n${page('/', 'Home')}`,
  );
  write('pages/more.yaml', `pages:\n${page('/one', 'One')}${page('/two', 'Two')}`);
  code = { root, hash: 'hash', installation: { commandLine: root } } as SiteCode;
  restart();
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function restart(): void {
  factsCache = new DevFactsCache(code, { readsDisk: true });
  cache = new CheckCache();
}

function check(): Promise<CheckedSite> {
  return factsCache.check((factsProvider, now) =>
    checkSite({
      root,
      sections: sectionSchemas,
      checks: sectionChecks,
      mode: 'dev',
      cache,
      now,
      factsProvider,
    }),
  );
}

function findPage({ pages }: CheckedSite, route: string) {
  return pages.find((page) => page.route === route);
}

test('reads a manifest of the last run only where its text is needed, and never another text', async () => {
  await check();
  await factsCache.save();
  restart();
  const first = await check();
  expect(first.diagnostics).toEqual([]);
  expect(first.pages.map(({ route }) => route)).toEqual(['/', '/one', '/two']);
  expect(findPage(first, '/one')?.title).toMatch('One');

  write('pages/more.yaml', `pages:\n${page('/one', 'New')}${page('/two', 'Two')}`);
  expect(() => findPage(first, '/one')?.sections).toThrow(FileChangedError);

  const second = await check();
  expect(findPage(second, '/one')?.sections[0]).toMatchObject({ headline: 'New' });
  expect(findPage(second, '/two')?.sections[0]).toMatchObject({ headline: 'Two' });
  // What did not change is not checked again.
  const fileOf = ({ shownPages }: CheckedSite) =>
    shownPages.find(({ facts }) => facts.meta.route === '/two')?.routeEntry.file;
  expect(fileOf(second)).toBe(fileOf(first));
});

test('notices a text of the same size that was saved while it did not run', async () => {
  await check();
  await factsCache.save();
  write('pages/more.yaml', `pages:\n${page('/one', 'Won')}${page('/two', 'Two')}`);
  restart();
  expect(findPage(await check(), '/one')?.title).toMatch('Won');
});

test('keeps a text that was read, as pages are rendered from it until the next check', async () => {
  await check();
  await factsCache.save();
  restart();
  const first = await check();
  expect(findPage(first, '/one')?.sections[0]).toMatchObject({ headline: 'One' });
  rmSync(join(root, 'pages/more.yaml'));
  expect(findPage(first, '/two')?.sections[0]).toMatchObject({ headline: 'Two' });
  expect((await check()).pages.map(({ route }) => route)).toEqual(['/']);
});
