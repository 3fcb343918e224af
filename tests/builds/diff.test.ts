import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeReport } from '../../features/_shared/changes/ChangeReport.ts';
import { replace, runCommand, tryBlockwright } from './builds.ts';

let folder: string;
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-diff-'));
  root = join(folder, 'site');
  await cp('tests/fixtures/sites/features', root, { recursive: true });
  await writeFile(join(root, '.gitignore'), 'dist\n.blockwright\n');
  await git('init', '--quiet', '--initial-branch', 'main');
  await commit('first');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('diff', () => {
  test('says that nothing changed', async () => {
    const { status, stdout } = await runCommand('diff', '--root', root);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^Changes since main \([0-9a-f]{7}\)\n\n9 pages are byte for byte the same, and so are \d+ other files\.\n$/,
    );
  });

  test('separates edited pages from pages that a row or a block reached', async () => {
    await git('checkout', '--quiet', '-b', 'edit');
    await replace(root, 'data/cities.yaml', 'rate: 38', 'rate: 39');
    await replace(root, 'pages.yaml', 'headline: Guides', 'headline: Guides for you');
    await replace(root, 'pages.yaml', 'title: Ready when you are', 'title: Ready when you like');
    await commit('second');
    const { stdout } = await runCommand('diff', '--root', root);
    expect(
      stdout
        .replace(/\([0-9a-f]{7}\)/, '(HASH)')
        .replace(/\d+ other files/, 'N other files')
        // Whether a few bytes show depends on rounding.
        .replaceAll(/\n *weight of the page: .*/g, ''),
    ).toMatchInlineSnapshot(`
      "Changes since main (HASH)

      Edited pages
        /guides entry /guides, pages.yaml:53 · block closing, pages.yaml:31
          section “Guides for you”: h1: Guides{+ for you+}

      Reached by block closing, pages.yaml:31
        /
          section “Ready when you like”: h2: Ready when you [-are-]{+like+}

      Reached by row cities.bergen, data/cities.yaml:10: 2 pages
        /cleaning-in-bergen
          meta description: Cleaning in Bergen for $[-38-]{+39+} an hour, booked in a minute and done this week.
          meta og:description: Cleaning in Bergen for $[-38-]{+39+} an hour, booked in a minute and done this week.
        /repairs-in-bergen
          meta description: Repairs in Bergen for $[-38-]{+39+} an hour, booked in a minute and done this week.
          meta og:description: Repairs in Bergen for $[-38-]{+39+} an hour, booked in a minute and done this week.

      Other files changed: llms.txt
      The other 5 pages are byte for byte the same, and so are N other files.
      "
    `);
    const { pages, causes } = await report();
    const reasons = pages.map(({ route, isOwn, causes: indexes }) => {
      const kinds = indexes.map((index) => causes[index]?.kind);
      return [route, isOwn, kinds.join(' ')];
    });
    expect(reasons).toEqual([
      ['/guides', true, 'entry block'],
      ['/', false, 'block'],
      ['/cleaning-in-bergen', false, 'row'],
      ['/repairs-in-bergen', false, 'row'],
    ]);
  });

  test('compares with a commit by any name, also one that looks like an option', async () => {
    await git('update-ref', 'refs/heads/--output=x', 'main');
    const { base, pages } = await report('--', '--output=x');
    expect(base).toMatch(/^--output=x \(/);
    expect(pages).toHaveLength(4);
    expect((await report('HEAD')).pages).toEqual([]);
  });

  test('compares with a build and with another site', async () => {
    const copy = join(folder, 'copy');
    await cp(root, copy, { recursive: true });
    await replace(copy, 'pages/more.yaml', 'title: What we do', 'title: Everything we do');
    expect((await report(copy)).pages.map(({ route }) => route)).toEqual(['/now']);
    // Without the record of its digests, the causes are unknown.
    await cp(join(copy, 'dist/client'), join(folder, 'download'), { recursive: true });
    const { pages, causes, unchanged } = await report(join(folder, 'download'));
    expect(pages.map(({ route }) => route)).toEqual(['/now']);
    expect(causes).toEqual([]);
    expect(unchanged.pages).toBeGreaterThanOrEqual(8);
  });

  test('reports a renamed route, a new picture and diagnostics that came', async () => {
    await cp(join(root, 'public/images/logo.png'), join(root, 'public/images/new.png'));
    await replace(root, 'pages/more.yaml', '/now:', '/later:');
    await replace(root, 'pages.yaml', 'to: /now', 'to: /later');
    await replace(
      root,
      'pages.yaml',
      'headline: Guides for you',
      'headline: Guides for you\n        image: { src: /images/new.png, alt: A new picture }',
    );
    const { pages, files, diagnostics, causes } = await report('HEAD');
    expect(pages.map(({ route, change }) => `${route} ${change}`)).toEqual(
      expect.arrayContaining(['/guides changed', '/later added', '/now removed']),
    );
    expect(causes).toContainEqual({
      kind: 'picture',
      change: 'added',
      name: '/images/new.png',
      file: 'public/images/new.png',
    });
    expect(files).toContainEqual(
      expect.objectContaining({ path: 'images/new.png', change: 'added' }),
    );
    expect(diagnostics.added.map(({ code, line }) => `${code} ${line}`)).toEqual(['BW115 35']);
    const { stdout } = await runCommand('diff', '--root', root, '--format', 'html', 'HEAD');
    expect(stdout).toContain('<ins>');
    expect(stdout).not.toMatch(/<script|<link|<img(?! src="data:)|url\(|@import/);
    const markdown = await runCommand('diff', '--root', root, '--format', 'markdown', 'HEAD');
    expect(markdown.stdout).toContain('- `/later` added');
    await git('checkout', '--quiet', '.');
  });

  test('names the code as one cause of all pages that it reaches', async () => {
    const site = join(folder, 'code');
    await mkdir(join(site, 'sections'), { recursive: true });
    await writeFile(join(site, 'pages.yaml'), siteWithCode);
    expect(await tryBlockwright('new', 'section', 'note', '--root', site)).toMatchObject({
      status: 0,
    });
    const build = () => tryBlockwright('build', '--root', site);
    expect(await build()).toMatchObject({ status: 0 });
    for (const [name, search, replacement] of [
      ['style.ts', '`\n', '`\n  letter-spacing: 0.01em;\n'],
      ['view.tsx', '{item}\n', '{item}!\n'],
    ] as const) {
      await replace(site, `sections/note/${name}`, search, replacement);
      expect(await build()).toMatchObject({ status: 0 });
      const { causes, files } = JSON.parse(await readFile(join(site, 'dist/changes.json'), 'utf8'));
      expect(causes).toEqual([code(`sections/note/${name}`)]);
      expect(files.length).toBeGreaterThan(1);
    }
  });

  test('explains what is wrong with a base', async () => {
    expect(await failure('missing')).toMatch(/^missing is neither a commit .* nor a folder/);
    expect(await failure(join(root, 'data'))).toMatch(/contains neither a site .* nor a build/);
    const outside = join(folder, 'outside');
    await cp('tests/fixtures/sites/features', outside, { recursive: true });
    const { status, stderr } = await runCommand('diff', '--root', outside);
    expect({ status, stderr }).toMatchObject({ status: 2 });
    expect(stderr).toContain('is not in a git repository');
    await replace(root, 'pages.yaml', 'headline: Guides', 'headlin: Guides');
    await commit('broken');
    await git('revert', '--no-edit', 'HEAD');
    const broken = await runCommand('diff', '--root', root, 'HEAD^');
    expect(broken.status).toBe(1);
    expect(broken.stderr).toMatch(
      /^HEAD\^ does not build, so there is nothing to compare with\.\n.*headlin/s,
    );
    expect(await git('worktree', 'list')).not.toContain('checkout-');
  });
});

function code(path: string) {
  return { kind: 'code', change: 'changed', name: path, file: path, line: expect.any(Number) };
}

async function report(...args: string[]): Promise<ChangeReport> {
  const { status, stdout, stderr } = await runCommand(
    ...['diff', '--root', root, '--format', 'json'],
    ...args,
  );
  expect({ status, stderr }).toMatchObject({ status: 0 });
  return JSON.parse(stdout);
}

async function failure(base: string): Promise<string> {
  const { status, stderr } = await runCommand('diff', '--root', root, base);
  expect(status).toBe(2);
  return stderr;
}

async function commit(message: string): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

async function git(...args: string[]): Promise<string> {
  const identity = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
  const { stdout } = await promisify(execFile)('git', [...identity, ...args], { cwd: root });
  return stdout;
}

const siteWithCode = `site:
  name: Notes
  url: https://www.example.com
  description: A site with a section type of its own, for tests of its code.
pages:
  /:
    title: A home page with a note of the site
    description: The home page of a small site that has a section type of its own, for a test.
    sections:
      - type: hero
        headline: Notes
      - type: note
        title: Note
        items: [One]
  /more:
    title: A second page with a note of the site
    description: Another page of a small site that has a section type of its own, for a test.
    sections:
      - type: hero
        headline: More notes
      - type: note
        title: Note
        items: [One]
`;
