import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  build,
  buildLikeCold,
  contents,
  prepareBuild,
  readFiles,
  replace,
  runCommand,
} from './builds.ts';
import { oneSite } from './oneSite.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-output-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a staging build has its own address and is left out of search engines; own host files count', async () => {
  const root = join(folder, 'staging');
  await oneSite(root, {
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    _headers: '/*\n  Basic-Auth: me:secret\n',
    _redirects: '/go https://example.org 302\n',
  });
  const built = (name: string) => readFile(join(root, 'dist/client', name), 'utf8');
  const keys = `  analytics: { plausible: {} }
  policy: { font-src: [https://use.fonts.example] }
pages:`;
  await replace(root, 'pages.yaml', 'pages:', keys);
  const printed = await build(root, '--verbose');
  expect(printed).toContain("font-src 'self' https://use.fonts.example;");
  expect(await built('index.html')).toContain('/assets/plausible.');
  expect(await built('robots.txt')).toBe(
    'User-agent: *\nDisallow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
  expect(await built('_headers')).toMatch(/^\/\*\n {2}Content-Sec[\s\S]*Basic-Auth: me:secret/);
  expect(await built('_redirects')).toBe('/go https://example.org 302\n');
  await build(root, '--url', 'https://staging.example.com', '--preview');
  const html = await built('index.html');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toContain('rel="canonical" href="https://staging.example.com/"');
  expect(html).not.toContain('www.example.com');
  // Nobody is counted, also not at the address of the copy.
  expect(html).not.toContain('plausible');
  expect(await built('_headers')).toContain('X-Robots-Tag: noindex, nofollow');
  expect(await built('sitemap.xml')).toContain('https://staging.example.com/');
  // Each of these has a cache of its own.
  await build(root, '--url', 'https://review.example.com');
  const review = await built('index.html');
  expect(review).toContain('rel="canonical" href="https://review.example.com/"');
  expect(review).not.toContain('name="robots"');
  await build(root, '--preview');
  expect(await built('index.html')).toContain('<meta name="robots" content="noindex, nofollow">');
  await build(root);
  expect(await built('index.html')).not.toContain('name="robots"');
  const { status, stderr } = await runCommand('build', '--root', root, '--url', 'staging');
  expect([status, stderr]).toEqual([2, expect.stringContaining('--url takes an address')]);
});

describe('a folder that no build wrote', () => {
  test('is refused with the names of its files, and stays unchanged', async () => {
    const root = await createSite('refused');
    const out = join(folder, 'project');
    await writeForeignFiles(join(out, 'client'));
    for (const options of [[], ['--no-cache']]) {
      const { status, stderr } = await runCommand(
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

  test('is refused when a link leads to it', async () => {
    const root = await createSite('linked');
    const out = join(folder, 'link');
    await writeForeignFiles(join(folder, 'real'));
    await mkdir(out);
    await symlink('../real', join(out, 'client'));
    expect((await runCommand('build', '--root', root, '--out', out)).status).toBe(2);
    expect(await contents(join(folder, 'real'))).toEqual(foreignFiles);
  });

  test('is refused when it is the default output', async () => {
    const root = await createSite('default');
    await writeForeignFiles(join(root, 'dist/client'));
    expect((await runCommand('build', '--root', root)).status).toBe(2);
    expect(await readFiles(root)).toEqual(foreignFiles);
  });

  test('is used with --force, which lists the removed files', async () => {
    const root = await createSite('forced');
    await writeForeignFiles(join(root, 'dist/client'));
    const { status, stderr } = await runCommand('build', '--root', root, '--force');
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(stderr).toContain('Removed 2 files');
    expect(stderr).toContain('  notes.txt\n  src/app.js\n');
    const files = await readFiles(root);
    expect(Object.keys(files)).toContain('index.html');
    expect(Object.keys(files)).not.toContain('notes.txt');
    expect(existsSync(join(root, 'dist/client/src'))).toBe(false);
    // Now it is an output.
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    expect((await runCommand('build', '--root', root)).stderr).toBe('');
  });

  test('is refused by `merge`', async () => {
    const root = await createSite('shards');
    const [shard, out] = [join(folder, 'shard'), join(folder, 'merged')];
    await prepareBuild(root, '--shard', '1/1', '--out', shard);
    await writeForeignFiles(join(out, 'client'));
    const refused = await runCommand('merge', shard, '--root', root, '--out', out);
    expect(refused.status).toBe(2);
    expect(await contents(join(out, 'client'))).toEqual(foreignFiles);
    const forced = await runCommand('merge', shard, '--root', root, '--out', out, '--force');
    expect(forced).toMatchObject({ status: 0, stderr: expect.stringContaining('notes.txt') });
    expect(await contents(join(out, 'client'))).toEqual(await contents(join(shard, 'client')));
    const again = await runCommand('merge', shard, '--root', root, '--out', out);
    expect(again).toMatchObject({ status: 0, stderr: '' });
  });

  test('is used when it is empty', async () => {
    const root = await createSite('empty');
    await mkdir(join(root, 'dist/client'), { recursive: true });
    expect(await runCommand('build', '--root', root)).toMatchObject({ status: 0 });
  });
});

describe('a file in an output that no build wrote', () => {
  test('stays, even without any cache', async () => {
    const root = await createSite('stays');
    await prepareBuild(root);
    await writeFile(join(root, 'dist/client/notes.txt'), 'mine');
    await replace(root, 'pages.yaml', 'name: Example', 'name: Another');
    await prepareBuild(root);
    await prepareBuild(root, '--no-cache');
    await rm(join(root, '.blockwright'), { recursive: true });
    await prepareBuild(root);
    expect((await readFiles(root))['notes.txt']).toBe('mine');
  });

  test.each([
    ['in the place of a new file', 'prices.txt', 'prices.txt'],
    ['in the place of a new folder', 'prices', 'prices/all.txt'],
    ['in a folder in the place of a new file', 'prices/all.txt', 'prices'],
  ])('stays %s, and the build is refused', async (name, foreignPath, newPath) => {
    const root = await createSite(name);
    await prepareBuild(root);
    const path = join(root, 'dist/client', foreignPath);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, 'mine');
    const before = await readFiles(root);
    await oneSite(root, { [newPath]: 'ours' });
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    const { status, stderr } = await runCommand('build', '--root', root);
    expect(status).toBe(2);
    expect(stderr).toContain(foreignPath);
    expect(await readFiles(root)).toEqual(before);
    const forced = await runCommand('build', '--root', root, '--force');
    expect(forced).toMatchObject({ status: 0, stderr: expect.stringContaining(foreignPath) });
    expect((await readFiles(root))[newPath]).toBe('ours');
  });
});

describe('an output', () => {
  test('is recognized after it was moved with its state folder', async () => {
    const root = await createSite('moved');
    await oneSite(root, { 'old.txt': 'old' });
    await prepareBuild(root);
    const moved = join(folder, 'restored');
    await cp(root, moved, { recursive: true });
    await rm(join(moved, '.blockwright'), { recursive: true });
    await rm(join(moved, 'public'), { recursive: true });
    await prepareBuild(moved);
    expect((await readFiles(moved))['old.txt']).toBeUndefined();
  });

  test('loses no file when its file list is damaged', async () => {
    const root = await createSite('damaged');
    await prepareBuild(root);
    const list = join(root, 'dist/.blockwright/client/written.json');
    await writeFile(list, (await readFile(list, 'utf8')).replace('index.html', 'notes.text'));
    await writeFile(join(root, 'dist/client/notes.text'), 'mine');
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    const { status, stderr } = await runCommand('build', '--root', root);
    expect(status).toBe(2);
    expect(stderr).toContain('notes.text');
    expect(stderr).toContain('dist/.blockwright/client/written.json is damaged');
    expect((await readFiles(root))['notes.text']).toBe('mine');
  });

  test('deletes nothing outside of it that a forged file list names', async () => {
    const root = await createSite('forged');
    await prepareBuild(root);
    const text = JSON.stringify(['../../mine.txt']);
    await writeFile(
      join(root, 'dist/.blockwright/client/written.json'),
      `${crc32(text)}\n${text}\n`,
    );
    await writeFile(join(root, 'mine.txt'), 'mine');
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    expect(await runCommand('build', '--root', root)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('written.json is damaged'),
    });
    expect(await runCommand('build', '--root', root, '--force')).toMatchObject({ status: 0 });
    expect(await readFile(join(root, 'mine.txt'), 'utf8')).toBe('mine');
  });
});

test('shards with links, damaged shard files and missing outputs are refused', async () => {
  const root = await createSite('parts');
  const [shard, out] = [join(folder, 'shard'), join(folder, 'merged')];
  await prepareBuild(root, '--shard', '1/1', '--out', shard);
  const [file, link] = [join(shard, 'client.part'), join(shard, 'client/leak.txt')];
  const info = await readFile(file);
  const refuses = async (message: string) => {
    const result = await runCommand('merge', shard, '--root', root, '--out', out);
    expect(result).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
    expect(existsSync(join(out, 'client'))).toBe(false);
  };
  await symlink('../../secret.txt', link);
  await refuses(`${link} is not a regular file`);
  await rm(link);
  for (const damaged of ['null', '{}', '', info.subarray(0, -1)]) {
    await writeFile(file, damaged);
    await refuses(`${file} is damaged`);
  }
  await writeFile(file, info);
  await rename(join(shard, 'client'), join(shard, 'moved'));
  await refuses('is not a shard');
});

test('a build without the cache never takes the bundles from a build beside it', async () => {
  const root = await createSite('bundles');
  await prepareBuild(root);
  const { commandLine } = await import(join(process.cwd(), 'code/commandLine.mjs'));
  const { bundles } = await commandLine();
  let isRunning = true;
  const cold = build(root, '--no-cache').finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    expect(existsSync(join(bundles, 'site/server/render.cjs'))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await cold;
});

test('the headers do not require TLS of subdomains', async () => {
  const root = await createSite('headers');
  await prepareBuild(root);
  const headers = (await readFiles(root))._headers;
  expect(headers).toContain('Strict-Transport-Security: max-age=31536000\n');
  expect(headers).not.toContain('includeSubDomains');
});

test('the styles of the site win over others, and scripts that count visits are allowed', async () => {
  const root = await createSite('extras');
  await writeFile(join(root, 'theme.css'), 'h1 { letter-spacing: 1px }');
  const site = `  head: { meta: { author: Ada } }
  scripts: [{ name: Count, src: https://count.example.com/a.js, kilobytes: 300, category: necessary }]
pages:`;
  await replace(root, 'pages.yaml', 'pages:', site);
  const printed = await prepareBuild(root, '--all');
  expect(printed).toContain('JavaScript of this page is 300 kB');
  expect(printed).toContain('0 without JavaScript');
  const files = await readFiles(root);
  const html = files['index.html'] ?? '';
  expect(html).toMatch(/<style>@layer blockwright\{[\s\S]*\}\nh1\{letter-spacing:1px\}<\/style>/);
  expect(html).toContain('<meta name="author" content="Ada">');
  const script = /<script src="\/(assets\/script-count[\w.-]+\.js)" defer>/.exec(html)?.[1] ?? '';
  expect(files[script]).toContain('"https://count.example.com/a.js"');
  expect(files._headers).toContain("script-src 'self' https://count.example.com;");

  await writeFile(join(root, 'theme.css'), 'h1 { letter-spacing: 2px }');
  await buildLikeCold(root);
  expect((await readFiles(root))['index.html']).toContain('h1{letter-spacing:2px}');
});

test('the profile says where the time went: phases in their order, and section types', async () => {
  const root = await createSite('profile');
  const printed = await prepareBuild(root, '--profile');
  const [, phases = '', types = ''] =
    /Phases\n([\s\S]*?)\n\n(Section types[\s\S]*?)\n\n/.exec(printed) ?? [];
  expect(phases.split('\n').map((line) => /^ {2}(\D+?) +\d+ ms$/.exec(line)?.[1])).toEqual([
    ...['check', 'wait for the bundles', 'images and styles', 'render', 'encode images'],
    ...['other files', 'commit and store'],
  ]);
  expect(types).toMatch(/^Section types, total of 1 page.*\n {2}\S+ +\d+ ms/);
});

async function createSite(name: string): Promise<string> {
  const root = join(folder, `site-${name.replaceAll(' ', '-')}`);
  await oneSite(root);
  return root;
}

const foreignFiles = { 'notes.txt': 'mine', 'src/app.js': 'precious' };

async function writeForeignFiles(path: string): Promise<void> {
  await mkdir(join(path, 'src'), { recursive: true });
  for (const [name, text] of Object.entries(foreignFiles)) await writeFile(join(path, name), text);
}
