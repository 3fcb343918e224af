import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { build, contents, filesOf, replace, tryBlockwright } from './builds/builds.ts';
import { oneSite } from './builds/oneSite.ts';

// Most tests build several times, and another build may be running on the machine.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-output-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a folder that no build wrote', () => {
  test('is refused, with the names of its files, and stays as it is', async () => {
    const root = await site('refused');
    const out = join(folder, 'project');
    await foreign(join(out, 'client'));
    for (const options of [[], ['--no-cache']]) {
      const { status, stderr } = await tryBlockwright(
        'build',
        '--root',
        root,
        '--out',
        out,
        ...options,
      );
      expect(status).toBe(2);
      expect(stderr).toContain('holds 2 files that Blockwright did not write');
      expect(stderr).toContain('  notes.txt\n  src/app.js\n');
      expect(stderr).toContain('--force');
      expect(await contents(join(out, 'client'))).toEqual(foreignFiles);
      expect(await readdir(out)).toEqual(['client']);
    }
  });

  test('is refused behind a link too', async () => {
    const root = await site('linked');
    const out = join(folder, 'link');
    await foreign(join(folder, 'real'));
    await mkdir(out);
    await symlink('../real', join(out, 'client'));
    expect((await tryBlockwright('build', '--root', root, '--out', out)).status).toBe(2);
    expect(await contents(join(folder, 'real'))).toEqual(foreignFiles);
  });

  test('is refused where a site builds by default', async () => {
    const root = await site('default');
    await foreign(join(root, 'dist/client'));
    expect((await tryBlockwright('build', '--root', root)).status).toBe(2);
    expect(await filesOf(root)).toEqual(foreignFiles);
  });

  test('is taken with --force, which says what it removes', async () => {
    const root = await site('forced');
    await foreign(join(root, 'dist/client'));
    const { status, stderr } = await tryBlockwright('build', '--root', root, '--force');
    expect(status).toBe(0);
    expect(stderr).toContain('Removed 2 files');
    expect(stderr).toContain('  notes.txt\n  src/app.js\n');
    const files = await filesOf(root);
    expect(Object.keys(files)).toContain('index.html');
    expect(Object.keys(files)).not.toContain('notes.txt');
    expect(existsSync(join(root, 'dist/client/src'))).toBe(false);
    // It is an output now.
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    expect((await tryBlockwright('build', '--root', root)).stderr).toBe('');
  });

  test('is refused by `merge`', async () => {
    const root = await site('parts');
    const [part, out] = [join(folder, 'part'), join(folder, 'merged')];
    await build(root, '--shard', '1/1', '--out', part);
    await foreign(join(out, 'client'));
    const refused = await tryBlockwright('merge', part, '--root', root, '--out', out);
    expect(refused.status).toBe(2);
    expect(await contents(join(out, 'client'))).toEqual(foreignFiles);
    const forced = await tryBlockwright('merge', part, '--root', root, '--out', out, '--force');
    expect(forced).toMatchObject({ status: 0, stderr: expect.stringContaining('notes.txt') });
    expect(await contents(join(out, 'client'))).toEqual(await contents(join(part, 'client')));
    const again = await tryBlockwright('merge', part, '--root', root, '--out', out);
    expect(again).toMatchObject({ status: 0, stderr: '' });
  });

  test('may be empty', async () => {
    const root = await site('empty');
    await mkdir(join(root, 'dist/client'), { recursive: true });
    expect((await tryBlockwright('build', '--root', root)).status).toBe(0);
  });
});

describe('a file that no build wrote, in an output', () => {
  test('stays, whatever the build forgets', async () => {
    const root = await site('stays');
    await build(root);
    await writeFile(join(root, 'dist/client/notes.txt'), 'mine');
    await replace(root, 'pages.yaml', 'name: Example', 'name: Another');
    await build(root);
    await build(root, '--no-cache');
    await rm(join(root, '.blockwright'), { recursive: true });
    await build(root);
    expect((await filesOf(root))['notes.txt']).toBe('mine');
  });

  test.each([
    ['where a new file is to be', 'prices.txt', 'prices.txt'],
    ['where a new folder is to be', 'prices', 'prices/all.txt'],
    ['in a folder where a new file is to be', 'prices/all.txt', 'prices'],
  ])('stays %s, and the build is refused', async (name, theirs, ours) => {
    const root = await site(name);
    await build(root);
    const path = join(root, 'dist/client', theirs);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'mine');
    const before = await filesOf(root);
    await oneSite(root, { [ours]: 'ours' });
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    const { status, stderr } = await tryBlockwright('build', '--root', root);
    expect(status).toBe(2);
    expect(stderr).toContain(theirs);
    expect(await filesOf(root)).toEqual(before);
    const forced = await tryBlockwright('build', '--root', root, '--force');
    expect(forced).toMatchObject({ status: 0, stderr: expect.stringContaining(theirs) });
    expect((await filesOf(root))[ours]).toBe('ours');
  });
});

describe('an output', () => {
  test('of an earlier version, which left no list of files, is known by the cache', async () => {
    const root = await site('earlier');
    await build(root);
    const cache = join(root, '.blockwright/pages.json');
    await rm(join(root, 'dist/.blockwright'), { recursive: true });
    await writeFile(cache, (await readFile(cache, 'utf8')).replace(/"code":"\w+"/, '"code":"old"'));
    await writeFile(join(root, 'dist/client/index.html.new'), 'left by a killed build');
    const files = await filesOf(root);
    await build(root);
    delete files['index.html.new'];
    expect(await filesOf(root)).toEqual(files);
  });

  test('that was moved with what lies beside it is still known', async () => {
    const root = await site('moved');
    await oneSite(root, { 'old.txt': 'old' });
    await build(root);
    const moved = join(folder, 'restored');
    await cp(root, moved, { recursive: true });
    await rm(join(moved, '.blockwright'), { recursive: true });
    await rm(join(moved, 'public'), { recursive: true });
    await build(moved);
    expect((await filesOf(moved))['old.txt']).toBeUndefined();
  });

  test('whose list of files is damaged loses no file', async () => {
    const root = await site('damaged');
    await build(root);
    const list = join(root, 'dist/.blockwright/client/written.json');
    await writeFile(list, (await readFile(list, 'utf8')).replace('index.html', 'notes.text'));
    await writeFile(join(root, 'dist/client/notes.text'), 'mine');
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    const { status, stderr } = await tryBlockwright('build', '--root', root);
    expect(status).toBe(2);
    expect(stderr).toContain('holds 1 file that');
    expect((await filesOf(root))['notes.text']).toBe('mine');
  });
});

test('no host is told to bind the subdomains of the domain to TLS', async () => {
  const root = await site('headers');
  await build(root);
  const headers = (await filesOf(root))._headers;
  expect(headers).toContain('Strict-Transport-Security: max-age=31536000\n');
  expect(headers).not.toContain('includeSubDomains');
});

async function site(name: string): Promise<string> {
  const root = join(folder, `site-${name.replaceAll(' ', '-')}`);
  await oneSite(root);
  return root;
}

const foreignFiles = { 'notes.txt': 'mine', 'src/app.js': 'precious' };

async function foreign(path: string): Promise<void> {
  await mkdir(join(path, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(foreignFiles)) await writeFile(join(path, name), text);
}
