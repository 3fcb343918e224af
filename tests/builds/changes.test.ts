import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Changes } from '../../pipeline/record/Changes.ts';
import { type Random, random } from '../bench/sites/random.ts';
import { isLongRun } from '../isLongRun.ts';
import { pagesPath, prepareBuild, readFiles, replace } from './builds.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-changes-'));
  await cp('tests/fixtures/sites/features', root, { recursive: true });
  await prepareBuild(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('changes.json', () => {
  test('lists a changed row once, with the pages that show it', async () => {
    await replace(root, 'data/cities.yaml', 'rate: 38', 'rate: 39');
    expect(await changesOfBuild()).toEqual({
      'row cities.bergen data/cities.yaml:8': [
        'cleaning-in-bergen/index.html',
        'llms.txt',
        'repairs-in-bergen/index.html',
      ],
    });
  });

  test('lists a changed block, with every page that uses it', async () => {
    await replace(root, 'pages.yaml', 'title: Ready when you are', 'title: Ready when you like');
    expect(await changesOfBuild()).toEqual({
      'block closing pages.yaml:29': ['index.html'],
    });
  });

  test('lists a section that moved, or looks different, as an edit of its page', async () => {
    await replace(
      root,
      'pages.yaml',
      '        headline: Guides',
      '        headline: Guides\n        tone: dark',
    );
    expect(await changesOfBuild()).toEqual({
      'entry /guides pages.yaml:46': ['guides/index.html'],
    });
    const moved = '      - type: checklist\n        title: In time\n';
    await replace(root, 'pages.yaml', moved, `      - use: closing\n${moved}`);
    await replace(root, 'pages.yaml', '      - use: closing\n        title: Talk to us\n', '');
    const { 'entry /guides pages.yaml:46': files } = await changesOfBuild();
    expect(files).toEqual(['guides/index.html']);
  });
});

test('a changed theme.css is one cause of all pages', async () => {
  await writeFile(join(root, 'theme.css'), 'h1 { letter-spacing: 3px; }\n');
  await prepareBuild(root);
  await replace(root, 'theme.css', '3px', '5px');
  const { 'style theme.css theme.css:1': files, ...others } = await changesOfBuild();
  expect(others).toEqual({});
  expect(files?.filter((path) => path.endsWith('index.html'))).toHaveLength(8);
});

describe('after random edits', () => {
  test('the reported files are the files whose bytes differ, and each has a cause', async () => {
    const site = await mkdtemp(join(tmpdir(), 'blockwright-random-changes-'));
    await cp('tests/fixtures/sites/features', site, { recursive: true });
    await prepareBuild(site);
    const first = join(site, 'first.json');
    await cp(join(site, 'dist/digests.json'), first);
    const firstFiles = await readFiles(site);
    const seeds = Array.from({ length: isLongRun ? 75 : 12 }, (_, index) => index + 1);
    for (const seed of seeds) {
      const numbers = random(seed);
      const before = await readFiles(site);
      const edits = numbers.pickSome(Object.keys(randomEdits), 1 + numbers.number(3));
      for (const name of edits) await randomEdits[name]?.(site, numbers);
      const since = numbers.number(4) === 0;
      await prepareBuild(site, ...(since ? ['--since', first] : []));
      const label = `seed ${seed}: ${edits.join(', ')}`;
      const { files, causes, unchanged } = await readChanges(site);
      const after = await readFiles(site);
      const differing = listDifferences(since ? firstFiles : before, after);
      expect(Object.fromEntries(files.map(({ path, change }) => [path, change])), label).toEqual(
        differing,
      );
      expect(unchanged, label).toBe(
        Object.keys(after).length - files.filter(({ change }) => change !== 'removed').length,
      );
      for (const { path, causes: indexes } of files)
        expect(
          indexes.map((index) => causes[index]?.kind),
          `${label}: ${path}`,
        ).toEqual([
          expect.stringMatching(/^(?!date)/),
          ...indexes.slice(1).map(() => expect.anything()),
        ]);
    }
    await rm(site, { recursive: true });
  }, 3_600_000);
});

/** Edits of every kind; each leaves the site valid and can be repeated. */
const randomEdits: Record<string, (site: string, numbers: Random) => Promise<void>> = {
  row: (site, numbers) =>
    edit(site, 'data/cities.yaml', /people: \d+/, () => `people: ${1000 + numbers.number(9)}`),
  'row of a list': (site, numbers) =>
    edit(site, 'data/services.yaml', /name: [^,}]+/, () => `name: Cleaning ${numbers.number(5)}`),
  block: (site, numbers) =>
    edit(site, 'pages.yaml', /title: Ready.*/, () => `title: Ready in ${numbers.number(5)} days`),
  text: (site, numbers) =>
    edit(site, 'pages.yaml', /headline: Guides.*/, () => `headline: Guides ${numbers.number(5)}`),
  comment: (site, numbers) =>
    edit(
      site,
      'pages.yaml',
      /headline: Guides.*/,
      (line) => `${line.split(' #')[0]} # ${numbers.number(99)}`,
    ),
  title: (site, numbers) =>
    edit(
      site,
      'pages/more.yaml',
      /title: What.*/,
      () => `title: What we do now, part ${numbers.number(5)}`,
    ),
  footer: (site, numbers) =>
    edit(
      site,
      'pages.yaml',
      /is a fixture.*/,
      () => `is a fixture, version ${numbers.number(3)}."`,
    ),
  redirect: (site, numbers) =>
    edit(
      site,
      'pages.yaml',
      / {4}\/old-guides\d*: /,
      () => `    /old-guides${numbers.number(4)}: `,
    ),
  page: async (site, numbers) => {
    const path = join(site, 'pages', `extra-${numbers.number(3)}.yaml`);
    await rm(path).catch(() =>
      writeFile(
        path,
        `pages:\n  /extra-${path.at(-6)}:\n    title: One more page of the fixture, number ${path.at(-6)}\n    description: A page that comes and goes, so that tests see pages which are added and removed.\n    sections:\n      - type: hero\n        headline: Extra\n        image: { src: /images/logo.png, alt: "" }\n`,
      ),
    );
  },
  file: (site, numbers) =>
    writeFile(join(site, 'public/notes.txt'), `Notes ${numbers.number(3)}\n`),
  words: (site, numbers) =>
    writeFile(join(site, 'words.yaml'), `en:\n  page:\n    home: Home ${numbers.number(3)}\n`),
  'no cache': (site) => rm(pagesPath(site), { force: true }),
};

async function edit(
  site: string,
  file: string,
  search: RegExp,
  replacement: (match: string) => string,
): Promise<void> {
  const text = await readFile(join(site, file), 'utf8');
  expect(text).toMatch(search);
  await writeFile(join(site, file), text.replace(search, replacement));
}

/** Lists the files that differ, with how. */
function listDifferences(
  before: Record<string, string>,
  after: Record<string, string>,
): Record<string, string> {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    paths.flatMap((path) => {
      if (before[path] === after[path]) return [];
      const change = path in before ? (path in after ? 'changed' : 'removed') : 'added';
      return [[path, change]];
    }),
  );
}

async function changesOfBuild(): Promise<Record<string, string[]>> {
  await prepareBuild(root);
  return byCause(await readChanges(root));
}

async function readChanges(site: string): Promise<Changes> {
  return JSON.parse(await readFile(join(site, 'dist/changes.json'), 'utf8'));
}

/** Lists the files below each cause: `row cities.oslo data/cities.yaml:1`. */
function byCause({ causes, files }: Changes): Record<string, string[]> {
  return Object.fromEntries(
    causes.map(({ kind, change, name, file, line }, index) => [
      [kind, name, ...(change === 'changed' ? [] : [change]), `${file}:${line}`].join(' '),
      files.filter((one) => one.causes.includes(index)).map(({ path }) => path),
    ]),
  );
}
