import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixSite } from '../../schema/check/fixSite.ts';
import { checkFiles } from './checkFiles.ts';

// Small sites of files that people have. What is right is not reported, and what is wrong is, wholly.

const folder = 'tests/fixtures/cases';

/** Site → the places of its findings, and of those that are left after `check --fix`. */
const findings: Record<string, { found: string[]; left?: string[] }> = {
  'animated-picture': { found: [] },
  'feed-shows-marks': { found: ['BW160 data/posts/lamp.md:2'] },
  'files-that-nobody-reads': {
    found: [
      'BW210 pages/more/extra.yaml:1',
      'BW210 data/posts/2026/clock.md:1',
      'BW210 data/posts/radio.mdx:1',
    ],
  },
  'front-matter-not-first': {
    found: ['BW061 data/posts/chair.md:1', 'BW061 data/posts/lamp.md:2'],
    left: ['BW061 data/posts/chair.md:1'],
  },
  'headings-in-other-scripts': { found: ['BW102 data/posts/lamp.md:6'] },
  'link-to-file-with-space': { found: ['BW024 pages.yaml:14'], left: [] },
  'marks-of-other-programs': {
    found: [
      'BW160 data/posts/lamp.md:6',
      'BW160 data/posts/lamp.md:8',
      'BW160 data/posts/lamp.md:10',
      'BW160 data/posts/lamp.md:12',
      'BW160 data/posts/lamp.md:14',
      'BW160 data/posts/lamp.md:14',
      'BW160 data/posts/lamp.md:14',
      'BW160 data/posts/lamp.md:17',
    ],
    left: [
      'BW160 data/posts/lamp.md:6',
      'BW160 data/posts/lamp.md:8',
      'BW160 data/posts/lamp.md:10',
      'BW160 data/posts/lamp.md:12',
      'BW160 data/posts/lamp.md:14',
      'BW160 data/posts/lamp.md:14',
      'BW160 data/posts/lamp.md:17',
    ],
  },
  'offset-shows-other-day': { found: [] },
  'page-at-generated-file': { found: ['BW036 pages.yaml:12'] },
  'picture-heic': { found: ['BW038 pages.yaml:11'] },
  'picture-name-percent': { found: [] },
  'quoted-text-not-indented': {
    found: ['BW052 data/notes.yaml:3'],
    left: ['BW113 data/notes.yaml:1'],
  },
  'redirect-from-foreign-address': { found: [] },
  'svg-without-namespace': { found: [] },
  'tags-that-collide': { found: ['BW100 data/posts/lamp.md:4'] },
  'time-without-zone': { found: [] },
  'translate-import-other-encoding': { found: [] },
};

test('each site is listed', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(findings).sort());
});

test.each(Object.entries(findings))('%s', async (name, { found, left = found }) => {
  const files = readFiles(join(folder, name));
  const check = async (changed: ReadonlyMap<string, string>) =>
    (await checkFiles({ ...files, ...Object.fromEntries(changed) })).diagnostics;
  const diagnostics = await check(new Map());
  expect(list(diagnostics)).toEqual(found);
  const fixed = await fixSite(diagnostics, {
    read: async (path) => String(files[path] ?? ''),
    check,
  });
  expect(list(await check(fixed))).toEqual(left);
});

function list(diagnostics: readonly { code: string; file: string; line: number }[]): string[] {
  return diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`);
}

function readFiles(root: string): Record<string, Buffer> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(paths.map((path) => [path.slice(root.length + 1), readFileSync(path)]));
}
