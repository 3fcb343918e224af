import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { editPage } from '../bench/sites/edits.ts';
import { writeSite } from '../bench/sites/writeSite.ts';
import { Random } from '../diagnostics/mutation/random.ts';
import { isLongRun } from '../isLongRun.ts';
import { copyReferenceSite } from '../referenceSite.ts';
import {
  blockwright,
  build,
  buildLikeCold,
  coldBuild,
  pagesPath,
  prepareBuild,
  readFiles,
  replace,
  runCommand,
} from './builds.ts';

const execute = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-edits-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('an incremental build', () => {
  test('renders only the edited pages, and produces the bytes of a cold build', async () => {
    const { root, routes } = await writeSite(join(folder, 'words'), { pages: 40, form: 'written' });
    await prepareBuild(root);
    const [first, second] = [routes[7] as string, routes[21] as string];
    await editPage(root, first, 'care');
    expect(await build(root)).toContain('(1 rendered,');
    expect(await getEdits(root)).toBe(1);
    await editPage(root, first, 'patience');
    await editPage(root, second, 'patience');
    expect(await build(root)).toContain('(2 rendered,');
    expect(await getEdits(root)).toBe(2);
    expect(await build(root)).toContain('(0 rendered,');
    expect(await readFiles(root)).toEqual(await coldBuild(root));
    expect((await blockwright('check', '--root', root)).stdout).toContain('40 pages');
  });

  test('gives way to a full build when other pages or files show the edited text', async () => {
    const { root } = await writeSite(join(folder, 'elsewhere'), { pages: 8, form: 'written' });
    await prepareBuild(root);
    const file = 'pages/0001.yaml';
    await replace(root, file, /^( +title: )/m, '$1Known ');
    await prepareBuild(root);
    expect(await getEdits(root)).toBe(0);
    expect((await readFiles(root))['llms.txt']).toContain('Known ');
    expect(await readFiles(root)).toEqual(await coldBuild(root));
    const before = await readFiles(root);
    await replace(root, file, /^( +headline: .*)$/m, `$1\n        text: See [there](/nowhere).`);
    await expect(prepareBuild(root)).rejects.toThrow('is set twice');
    expect(await readFiles(root)).toEqual(before);
  });

  test('repeats warnings at their new lines', async () => {
    const { root, routes } = await writeSite(join(folder, 'warned'), {
      pages: 40,
      form: 'written',
    });
    const file = 'pages/0001.yaml';
    const text = await readFile(join(root, file), 'utf8');
    const description = /(?<=\n) {4}description: (?:>-\n(?: {6}.*\n)+|.*\n)/g;
    let count = 0;
    const shorten = (whole: string) =>
      ++count % 3 === 0 ? `    description: Short ${count}.\n` : whole;
    // Nothing links to the last page, a warning of the site.
    const lonely = text.slice(text.lastIndexOf('\n  /')).replace(/\n {2}\/\S+:/, '\n  /lonely:');
    const warned = text.replaceAll(description, shorten) + lonely.slice(1);
    await writeFile(join(root, file), warned.replace(/(\/lonely:\n {4}title: ).*/, '$1Lonely'));
    await prepareBuild(root);
    const before = await getDiagnostics(root);
    expect(before.length).toBeGreaterThan(10);
    expect(before.filter(({ code }) => code === 'BW114')).toHaveLength(1);
    expect(await prepareBuild(root)).toContain('(0 rendered,');

    // An edit of a page with a warning, and of one without: lines below move.
    for (const route of [routes[2] as string, routes[3] as string]) {
      const entry = new RegExp(`(\\n {2}${route}:\\n[^]*?\\n {8}headline: )`);
      await replace(root, file, entry, '$1>-\n          More words: ');
      await replace(root, file, /(>-\n {10}More words): /, '$1\n          ');
      expect(await prepareBuild(root)).toContain('(1 rendered,');
    }
    const after = await getDiagnostics(root);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await diagnosticsOfCopy(root));
    expect(await readFiles(root)).toEqual(await coldBuild(root));

    // An edit that fixes a warning.
    await replace(
      root,
      file,
      /description: Short 3\./,
      'description: Long enough to say what the page is about, at last, and no longer',
    );
    await prepareBuild(root);
    const fixed = await getDiagnostics(root);
    expect(fixed).toHaveLength(after.length - 1);
    expect(fixed).toEqual(await diagnosticsOfCopy(root));
  });

  test('recovers from an edit that was recorded incompletely', async () => {
    const { root, routes } = await writeSite(join(folder, 'recorded'), {
      pages: 8,
      form: 'written',
    });
    await prepareBuild(root);
    await editPage(root, routes[3] as string, 'care');
    await prepareBuild(root);
    const edits = `${pagesPath(root)}.edits`;
    await writeFile(edits, (await readFile(edits, 'utf8')).slice(0, -20));
    await editPage(root, routes[4] as string, 'care');
    await buildLikeCold(root);
    await appendFile(edits, 'not JSON\n');
    await editPage(root, routes[4] as string, 'patience');
    await buildLikeCold(root);
  });

  test('updates the date in the sitemap', async () => {
    const { root, routes } = await writeSite(join(folder, 'days'), { pages: 8, form: 'written' });
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    await execute('git', ['init', '-q'], { cwd: root });
    await execute('git', ['add', 'pages.yaml', 'pages'], { cwd: root });
    const date = { ...process.env, GIT_AUTHOR_DATE: '2026-01-02T12:00:00Z' };
    await execute('git', [...author, 'commit', '-qm', 'pages'], { cwd: root, env: date });
    await prepareBuild(root);
    await editPage(root, routes[5] as string, 'care');
    await prepareBuild(root);
    expect(await getEdits(root)).toBe(1);
    const sitemap = (await readFiles(root))['sitemap.xml'] ?? '';
    const today = new Date().toISOString().slice(0, 10);
    expect(sitemap.split(`<lastmod>${today}<`)).toHaveLength(2);
    await prepareBuild(root);
    const edited = await readFiles(root);
    await rm(join(root, '.blockwright'), { recursive: true });
    await prepareBuild(root);
    expect(await readFiles(root)).toEqual(edited);
  });

  test('produces the bytes of a cold build after random edits', async () => {
    const root = join(folder, 'own');
    copyReferenceSite(root);
    await prepareBuild(root);
    const random = new Random(20261121);
    const wanted = isLongRun ? 8 : 2;
    let built = 0;
    for (let round = 0; built < wanted && round < 5 * wanted; round++) {
      const before = await readFile(join(root, 'pages.yaml'), 'utf8');
      const edited = randomEdit(before, random);
      await writeFile(join(root, 'pages.yaml'), edited);
      try {
        await prepareBuild(root);
      } catch {
        await writeFile(join(root, 'pages.yaml'), before);
        continue;
      }
      built++;
      expect(await readFiles(root), `round ${round}`).toEqual(await coldBuild(root));
    }
    expect(built).toBe(wanted);
  });
});

test('near duplicates that came together with an error are reported after it is fixed', async () => {
  const pages = (key: string) => `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
pages:
  /:
    ${key}: An example of a site with cities
    description: A page that shows in a few words what the example is about, and links to others
    sections:
      - { type: hero, headline: Hello }
      - { type: links, items: { from: cities, as: { label: "{{ it.name }}", to: "/{{ it.key }}" } } }
  /{{ city.key }}:
    each: { city: cities }
    title: Assistants in {{ city.name }}
    description: A page that shows in a few words which assistants you find in {{ city.name }}
    sections:
      - { type: hero, headline: "Hello {{ city.name }}" }
      - type: prose
        title: About
        text: Our people write mail and keep the books and plan the days of busy owners who have better things to do than answer telephones all day long and all night too.
`;
  await mkdir(join(folder, 'data'));
  const save = (path: string, text: string) => writeFile(join(folder, path), text);
  await save(
    'data/cities.schema.yaml',
    'properties: { name: { type: string, description: Name. } }\n',
  );
  await save('data/cities.yaml', 'atlanta: { name: Atlanta }\n');
  await save('pages.yaml', pages('title'));
  await prepareBuild(folder);
  await save('data/cities.yaml', 'atlanta: { name: Atlanta }\nboston: { name: Boston }\n');
  await save('pages.yaml', pages('titel'));
  await expect(prepareBuild(folder)).rejects.toThrow('BW012');
  await save('pages.yaml', pages('title'));
  expect(await prepareBuild(folder)).toContain('BW127');
});

test('an unknown block is reported when many pages are checked at once', async () => {
  const { root } = await writeSite(join(folder, 'unknown-block'), { pages: 60, form: 'written' });
  await replace(root, 'pages/0001.yaml', / {6}- type: hero\n/, '      - use: guarantee\n$&');
  await expect(prepareBuild(root)).rejects.toThrow('Unknown block `guarantee`');
});

/** Returns how many incremental edits were appended to the build cache. */
async function getEdits(root: string): Promise<number> {
  const path = `${pagesPath(root)}.edits`;
  if (!(await stat(path).catch(() => undefined))) return 0;
  return (await readFile(path, 'utf8')).split('\n').length - 1;
}

/** Doubles or removes a random word of a random text. */
function randomEdit(text: string, random: Random): string {
  const lines = text.split('\n');
  const texts = [...lines.keys()].filter((index) =>
    /^ {6,}(- )?(headline|title|text|label|description|question|answer): ["\w].* /.test(
      lines[index] ?? '',
    ),
  );
  const index = texts[random.below(texts.length)] as number;
  const words = (lines[index] as string).split(' ');
  const firstWord = words.findIndex((word) => word.endsWith(':')) + 1;
  const middle = firstWord + random.below(words.length - firstWord);
  const doubles = random.below(2) === 0;
  words.splice(middle, doubles ? 0 : 1, ...(doubles ? [words[middle] as string] : []));
  lines[index] = words.join(' ');
  return lines.join('\n');
}

/** Returns what `check` reports about a site. */
async function getDiagnostics(root: string): Promise<Diagnostic[]> {
  const { stdout } = await runCommand('check', '--root', root, '--format', 'json');
  return JSON.parse(stdout).diagnostics;
}

/** Returns what `check` reports about a copy of the site without caches. */
async function diagnosticsOfCopy(root: string): Promise<Diagnostic[]> {
  const copy = await mkdtemp(join(folder, 'copy-'));
  for (const part of ['pages.yaml', 'pages'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  return getDiagnostics(copy);
}
