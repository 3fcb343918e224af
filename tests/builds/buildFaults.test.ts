import { existsSync } from 'node:fs';
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeSite } from '../bench/sites/writeSite.ts';
import {
  build,
  coldBuild,
  pagesPath,
  prepareBuild,
  readFiles,
  replace,
  runCommand,
} from './builds.ts';
import { createSizeLimit, createSmallDisk, type LimitedSpace } from './limitedSpace.ts';
import { oneSite } from './oneSite.ts';
import { startBuild, withoutRights } from './startCommand.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-faults-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each([
  // Mounting a disk takes root.
  { name: 'a full disk', pages: 151, create: () => createSmallDisk(48) ?? createSizeLimit() },
  { name: 'a limit on the size of files', pages: 12, create: createSizeLimit },
])('$name', ({ pages, create }) => {
  let space: LimitedSpace;
  beforeEach(() => {
    space = create();
  });
  afterEach(() => space.remove());

  test('fails a build with a message, and leaves the last output unchanged', async () => {
    // 151 pages are enough for worker threads.
    const { root } = await writeSite(join(space.folder, 'site'), { pages, form: 'written' });
    await prepareBuild(root);
    const before = await readFiles(root);
    await replace(root, 'pages.yaml', /^ {2}name: .*$/m, '  name: Another name');
    const release = space.exhaust();
    try {
      const { status, stderr } = await startBuild(root, ...space.commandPrefix()).ended;
      expect(stderr).toMatch(space.message);
      expect(stderr).toContain('The last output is unchanged.');
      expect(stderr).not.toMatch(/\n\s+at |Internal error/);
      expect(status).toBe(1);
      expect(await readFiles(root)).toEqual(before);
      expect(await getState(root)).toEqual(['written.json']);
    } finally {
      release();
    }
    await build(root);
    expect(await readFiles(root)).toEqual(await coldBuild(root));
  });

  test('fails a first build and leaves nothing', async () => {
    const root = join(space.folder, 'first');
    await oneSite(root, { 'large.txt': 'x'.repeat(400_000) });
    const release = space.exhaust();
    try {
      const { status, stderr } = await startBuild(root, ...space.commandPrefix()).ended;
      expect(stderr).toMatch(space.message);
      expect(status).toBe(1);
      expect(existsSync(join(root, 'dist'))).toBe(false);
    } finally {
      release();
    }
    await prepareBuild(root);
    expect(Object.keys(await readFiles(root))).toContain('index.html');
  });
});

describe('two simultaneous builds', () => {
  test('of an existing output both succeed, one after the other', async () => {
    const { root } = await writeSite(join(folder, 'twice'), { pages: 30, form: 'written' });
    await prepareBuild(root);
    await replace(root, 'pages.yaml', /^ {2}name: .*$/m, '  name: Another name');
    await bothSucceed(root);
    expect(await readFiles(root)).toEqual(await coldBuild(root));
  });

  test('of a new output both succeed', async () => {
    const { root } = await writeSite(join(folder, 'new'), { pages: 30, form: 'written' });
    await bothSucceed(root);
    expect(await readFiles(root)).toEqual(await coldBuild(root));
  });

  test('name the process that they wait for', async () => {
    const root = join(folder, 'waits');
    await oneSite(root);
    await prepareBuild(root);
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    // This process holds the lock.
    const state = join(root, 'dist/.blockwright/client');
    const { holdLock } = await import('../../base/files/holdLock.ts');
    const { release } = await holdLock(state);
    const waiting = startBuild(root);
    await expect.poll(waiting.stderr).toContain(`Process ${process.pid} is building into`);
    expect((await readFiles(root))['index.html']).toContain('Hello');
    release();
    expect((await waiting.ended).status).toBe(0);
    expect((await readFiles(root))['index.html']).toContain('Good day');
  });

  async function bothSucceed(root: string): Promise<void> {
    const results = await Promise.all([1, 2].map(() => startBuild(root).ended));
    expect(results.map(({ status, stdout }) => (status === 0 ? 0 : stdout))).toEqual([0, 0]);
    expect(await readdir(join(root, 'dist/client'))).not.toContain('index.html.new');
    expect((await readdir(join(root, 'dist'))).sort()).toEqual([
      '.blockwright',
      'changes.json',
      'client',
      'digests.json',
    ]);
    expect(await getState(root)).toEqual(['written.json']);
  }
});

describe('a killed build', () => {
  test('is repaired when it wrote pages but no cache, even after the edit is reverted', async () => {
    const root = join(folder, 'half');
    await oneSite(root);
    await prepareBuild(root);
    const whole = await readFiles(root);
    // Such a build leaves a new file that is in place and listed, an old cache, and its drafts.
    await oneSite(root, { 'new.txt': 'new' });
    const cache = pagesPath(root);
    const before = await readFile(cache);
    await build(root);
    await writeFile(cache, before);
    await mkdir(join(root, 'dist/.blockwright/client/draft'));
    await rm(join(root, 'public'), { recursive: true });
    await build(root);
    expect(await readFiles(root)).toEqual(whole);
  });
});

describe('a system error', () => {
  test('when a file is in the place of the output folder', async () => {
    const root = join(folder, 'folder-in-the-way');
    await oneSite(root);
    await writeFile(join(root, 'dist'), 'a file');
    const { status, stderr } = await runCommand('build', '--root', root);
    expect(status).toBe(1);
    expect(stderr).toContain('dist');
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('when a folder is in the place of the cache', async () => {
    const root = join(folder, 'folder-as-cache');
    await oneSite(root);
    await prepareBuild(root);
    const cache = pagesPath(root);
    await rm(cache);
    await mkdir(join(cache, 'x'), { recursive: true });
    const { status, stderr } = await runCommand('build', '--root', root);
    expect(stderr).toContain('The build cache is damaged and was ignored.');
    expect(stderr).toContain('The build cache was not saved');
    expect(status).toBe(0);
    expect((await readFiles(root))['index.html']).toContain('Hello');
  });

  test('when the standard output is full', async () => {
    const root = join(folder, 'full-output');
    await oneSite(root);
    const prefix = ['sh', '-c', 'exec "$@" > /dev/full', 'sh'];
    const { status, stderr } = await startBuild(root, ...prefix).ended;
    expect(stderr).toMatch(/^The disk is full/);
    expect(status).toBe(1);
  });
});

describe('a replaced file of public/', () => {
  test('is copied when size and time are the same', async () => {
    const root = join(folder, 'replaced');
    await oneSite(root, { 'prices.txt': 'one' });
    const file = join(root, 'public/prices.txt');
    const old = new Date('2026-01-01');
    await utimes(file, old, old);
    await prepareBuild(root);
    // Like `cp -p` and `rsync -t`.
    await writeFile(`${file}.other`, 'two');
    await utimes(`${file}.other`, old, old);
    await rename(`${file}.other`, file);
    await prepareBuild(root);
    expect((await readFiles(root))['prices.txt']).toBe('two');
    // In place, with the old modification time.
    await writeFile(file, 'six');
    await utimes(file, old, old);
    await prepareBuild(root);
    expect((await readFiles(root))['prices.txt']).toBe('six');
  });

  test('is not copied when the content is the same', async () => {
    const root = join(folder, 'touched');
    await oneSite(root, { 'prices.txt': 'one' });
    await prepareBuild(root);
    const { ctimeMs } = await stat(join(root, 'dist/client/prices.txt'));
    await utimes(join(root, 'public/prices.txt'), new Date(), new Date());
    expect(await prepareBuild(root)).toContain('(0 rendered, 1 unchanged)');
    expect((await stat(join(root, 'dist/client/prices.txt'))).ctimeMs).toBe(ctimeMs);
  });
});

describe('a damaged cache', () => {
  test('is ignored with a message, whichever byte was flipped', async () => {
    const { root } = await writeSite(join(folder, 'flipped'), { pages: 8, form: 'written' });
    await prepareBuild(root);
    const cache = pagesPath(root);
    const whole = await readFile(cache);
    const body = whole.indexOf(10) + 1;
    for (let round = 0; round < 2; round++) {
      await replace(root, 'pages/0001.yaml', /^( +title: )/m, '$1New ');
      const bytes = Buffer.from(await readFile(cache));
      const at = body + Math.floor(((bytes.length - body) * (round + 0.5)) / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 4;
      await writeFile(cache, bytes);
      const { status, stderr } = await runCommand('build', '--root', root);
      expect({ status, stderr }).toEqual({
        status: 0,
        stderr: 'The build cache is damaged and was ignored.\n',
      });
    }
    expect(await readFiles(root)).toEqual(await coldBuild(root));
    expect((await runCommand('build', '--root', root)).stderr).toBe('');
  });

  test('loses the drafts of a killed process', async () => {
    const root = join(folder, 'drafts');
    await oneSite(root);
    await prepareBuild(root);
    // No process has so high a number.
    const draft = `${pagesPath(root)}.99999999`;
    await writeFile(draft, 'half');
    await replace(root, 'pages.yaml', 'Hello', 'Good day');
    await prepareBuild(root);
    expect(existsSync(draft)).toBe(false);
  });

  test('is saved where something in it cannot be removed', async () => {
    const root = join(folder, 'unremovable');
    await oneSite(root);
    await prepareBuild(root);
    const stray = join(dirname(pagesPath(root)), 'stray.pack');
    await mkdir(stray);
    await utimes(stray, 1, 1);
    await replace(root, 'pages.yaml', 'name: Example', 'name: Another');
    expect((await runCommand('build', '--root', root)).stderr).toBe('');
    expect(await runCommand('build', '--root', root)).toMatchObject({ status: 0, stderr: '' });
  });

  test('of images is ignored', async () => {
    const root = join(folder, 'pictures');
    await oneSite(root);
    const { default: sharp } = await import('sharp');
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } });
    await mkdir(join(root, 'public'));
    await writeFile(join(root, 'public/ada.png'), await photo.png().toBuffer());
    await replace(
      root,
      'pages.yaml',
      /$/,
      '      - { type: quote, text: It works., image: { src: /ada.png, alt: Ada Lovelace } }\n',
    );
    await prepareBuild(root);
    const whole = await readFiles(root);
    const images = join(root, '.blockwright/cache/images');
    for (const [index, name] of (await readdir(images)).entries()) {
      const bytes = await readFile(join(images, name));
      bytes[20] = (bytes[20] ?? 0) ^ 1;
      await writeFile(join(images, name), index === 0 ? bytes.subarray(0, 30) : bytes);
    }
    await rm(join(root, 'dist'), { recursive: true });
    await prepareBuild(root);
    expect(await readFiles(root)).toEqual(whole);
  });
});

describe('public/', () => {
  test('does not publish hidden files, apart from those for the web', async () => {
    const root = join(folder, 'hidden');
    await oneSite(root, {
      '.env': 'KEY=hush-5790',
      '.git/config': 'hush-5790',
      'images/.private/plan.txt': 'hush-5790',
      '.DS_Store': 'x',
      '.nojekyll': '',
      '.well-known/security.txt': 'Contact: mailto:a@example.com',
    });
    const { status, stdout, stderr } = await runCommand('build', '--root', root);
    expect(status).toBe(0);
    for (const path of ['public/.env', 'public/.git', 'public/images/.private'])
      expect(stdout + stderr).toContain(`${path} is hidden and is not published.`);
    const names = Object.keys(await readFiles(root)).filter((name) => /(^|\/)\./.test(name));
    expect(names.sort()).toEqual(['.nojekyll', '.well-known/security.txt']);
    expect(Object.values(await readFiles(root)).some((text) => text.includes('hush-5790'))).toBe(
      false,
    );
  });

  test('does not publish files outside of it through links', async () => {
    const root = join(folder, 'links');
    await oneSite(root, { 'terms.txt': 'ours' });
    await prepareBuild(root);
    const before = await readFiles(root);
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await symlink('../../secret.txt', join(root, 'public/notes.txt'));
    const { status, stdout, stderr } = await runCommand('build', '--root', root);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('public/notes.txt is a link to a file that is hidden or');
    expect(await readFiles(root)).toEqual(before);
    expect((await lstat(join(root, 'public/notes.txt'))).isSymbolicLink()).toBe(true);
  });
});

test('a user without write permission gets a message', async () => {
  const root = join(folder, 'denied');
  await oneSite(root);
  await prepareBuild(root);
  await replace(root, 'pages.yaml', 'Hello', 'Good day');
  const before = await readFiles(root);
  const state = join(root, 'dist/.blockwright/client');
  await chmod(state, 0o555);
  try {
    const { status, stderr } = await startBuild(root, ...withoutRights()).ended;
    expect(stderr).toMatch(/^Permission denied: .*dist/);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(status).toBe(1);
    expect(await readFiles(root)).toEqual(before);
  } finally {
    await chmod(state, 0o755);
  }
});

/** Lists the state folder of a site's output. */
function getState(root: string): Promise<string[]> {
  return readdir(join(root, 'dist/.blockwright/client'));
}
