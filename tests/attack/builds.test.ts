import {
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
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { editPage } from '../bench/sites/edits.ts';
import { writeSite } from '../bench/sites/writeSite.ts';
import { build, coldBuild, filesOf, replace } from '../builds/builds.ts';
import { Random } from '../diagnostics/mutation/random.ts';
import { secret } from './attackedPackage.ts';
import { filesIn } from './filesIn.ts';
import { isLong } from './isLong.ts';
import { smallDisk } from './smallDisk.ts';
import { startBuild, startCommand } from './startBuild.ts';

type Files = Record<string, string>;

/** First: as it was made. Second: another name of the site, on every page. Edited: words of one page. */
type State = 'first' | 'second' | 'edited';

const pages = isLong ? 400 : 24;
const internalError = /internal error|fault of ours|\n\s+at /i;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-builds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a build that is killed', () => {
  test('leaves nothing that the next build does not heal, byte for byte: first builds', async () => {
    const { root, states } = await siteWithStates('killed-first');
    const random = new Random(11);
    const took = await timeOf(() => build(root));
    const beside = await readdir(join(root, 'dist'));
    for (let round = 0; round < (isLong ? 15 : 2); round++) {
      for (const path of ['dist', '.blockwright/pages.json'])
        await rm(join(root, path), { recursive: true, force: true });
      await killedBuild(root, took * random.next());
      await build(root);
      expectSame(await filesOf(root), states.first, `round ${round}`);
      expect(await readdir(join(root, 'dist'))).toEqual(beside);
    }
  });

  test('leaves every published file whole, and is healed by the next: later builds', async () => {
    const { root, states, turn } = await siteWithStates('killed-later');
    await build(root);
    const random = new Random(12);
    const beside = await readdir(join(root, 'dist'));
    let took = 0;
    for (let round = 0; round < (isLong ? 15 : 3); round++) {
      const state = await turn();
      if (round === 0) {
        took = await timeOf(() => build(root));
        continue;
      }
      await killedBuild(root, took * random.next());
      for (const [name, content] of Object.entries(await filesOf(root)))
        expect([states.first[name], states.second[name]], `${name} in round ${round}`).toContain(
          content,
        );
      await build(root);
      expectSame(await filesOf(root), states[state], `round ${round}`);
      expect(await readdir(join(root, 'dist'))).toEqual(beside);
    }
  });
});

describe('two builds at once in one folder', () => {
  test('end with the right site and without an internal error', async () => {
    const { root, states, turn } = await siteWithStates('twice');
    const beside = ['client'];
    for (let round = 0; round < (isLong ? 10 : 3); round++) {
      // The first build makes the folder, the later ones change what is in it.
      const state = round === 0 ? 'first' : await turn();
      const first = startBuild(root);
      await pause(round * 70);
      const results = await Promise.all([first.ended, startBuild(root).ended]);
      for (const { status, output } of results) {
        expect(output).not.toMatch(internalError);
        expect([0, 1], output).toContain(status);
      }
      expect(results.map(({ status }) => status)).toContain(0);
      expectSame(await filesOf(root), states[state], `round ${round}`);
      await build(root);
      expectSame(await filesOf(root), states[state], `a build after round ${round}`);
      expect(await visibleIn(join(root, 'dist'))).toEqual(beside);
    }
  });
});

describe('a disk that is full', () => {
  test('leaves the last output as it was, with a clear message and status 1', async () => {
    const disk = await smallDisk(pages > 100 ? 60 : 16);
    if (disk) onTestFinished(() => disk.remove());
    const { root, states, turn } = await siteWithStates('full', disk?.folder);
    await build(root);
    for (const free of isLong ? [0, 4096, 100_000, 300_000, 600_000] : [0, 200_000]) {
      const last = await filesOf(root);
      const state = await turn();
      disk?.fill(free);
      // Where no disk can be mounted, no file may grow beyond 4 kB: writing fails just so.
      const { status, output } = await (disk
        ? startBuild(root)
        : startCommand('sh', ['-c', `ulimit -f 8; exec node renderer/bin.mjs build --root ${root}`])
      ).ended;
      expect({ free, status, output }).toMatchObject({ status: 1 });
      expect(output).not.toMatch(internalError);
      expect(output).toMatch(/space|full|disk|too large/i);
      expectSame(await filesOf(root), last, `with ${free} bytes free`);
      disk?.empty();
      await build(root);
      expectSame(await filesOf(root), states[state], `after ${free} bytes free`);
    }
  });
});

describe('a build cache that is damaged', () => {
  test('is never believed: the output is that of a cold build', async () => {
    const { root, states, turn } = await siteWithStates('damaged');
    await build(root);
    const random = new Random(13);
    for (let round = 0; round < (isLong ? 60 : 6); round++) {
      const caches = (await filePaths(join(root, '.blockwright'))).filter(
        (path) => !path.includes('images'),
      );
      const file = random.pick(caches);
      const damage = random.pick(round < 3 ? [flipTitle] : damages);
      await damage(file, random);
      const state = await turn('edited');
      const { status, output } = await startBuild(root).ended;
      const name = `${damage.name} ${file.slice(root.length)} in round ${round}`;
      expect({ name, status, output }).toMatchObject({ name, status: 0 });
      expectSame(await filesOf(root), states[state], name);
    }
  });
});

describe('files of public/', () => {
  test('are noticed when they change, also with equal size and time', async () => {
    const { root } = await siteWithStates('replaced');
    const file = join(root, 'public/terms.txt');
    await mkdir(join(root, 'public'), { recursive: true });
    await writeFile(file, 'first words');
    const { atime, mtime } = await stat(file);
    await build(root);
    await writeFile(file, 'other words');
    await utimes(file, atime, mtime);
    await build(root);
    expect((await filesOf(root))['terms.txt']).toBe('other words');
    // As `rsync -t` and archives replace a file: by another one of the same time.
    await writeFile(`${file}.tmp`, 'third words');
    await utimes(`${file}.tmp`, atime, mtime);
    await rename(`${file}.tmp`, file);
    await build(root);
    expect((await filesOf(root))['terms.txt']).toBe('third words');
  });

  test('are no way to what lies outside: a link is not followed', async () => {
    const { root } = await siteWithStates('linked');
    await mkdir(join(root, 'public'), { recursive: true });
    await writeFile(join(folder, 'outside.txt'), secret);
    await symlink(join(folder, 'outside.txt'), join(root, 'public/inside.txt'));
    const { output } = await startBuild(root).ended;
    expect(output).toContain('inside.txt');
    const published = await filesOf(root).catch(() => ({}));
    expect(Object.values(published).filter((content) => content.includes(secret))).toEqual([]);
  });
});

describe('an --out folder with files of others', () => {
  const foreign = { 'client/src/app.js': 'precious', 'client/notes.txt': 'mine', 'server/a': 'b' };

  test.each(['build', 'merge'])('%s refuses it and leaves every file', async (verb) => {
    const { root } = await siteWithStates(`foreign-${verb}`);
    const shard = join(root, 'shard');
    if (verb === 'merge')
      await startBuild(root, { args: ['--shard', '1/1', '--out', shard] }).ended;
    const out = join(folder, `out-${verb}`);
    await write(out, foreign);
    const before = await filesIn(out);
    const args = [...(verb === 'merge' ? [shard] : []), '--out', out];
    const { status, output } = await startBuild(root, { verb, args }).ended;
    expect({ output, status }).toMatchObject({ status: expect.toBeOneOf([1, 2]) });
    expect(output).toContain('--force');
    expect(await filesIn(out)).toEqual(before);
  });

  test('is refused through a link as well', async () => {
    const { root } = await siteWithStates('foreign-link');
    const out = join(folder, 'out-link');
    const real = join(folder, 'out-real');
    await write(real, { 'app.js': 'precious' });
    await mkdir(out);
    await symlink(real, join(out, 'client'));
    const before = await filesIn(real);
    const { status, output } = await startBuild(root, { args: ['--out', out] }).ended;
    expect({ output, status }).toMatchObject({ status: expect.toBeOneOf([1, 2]) });
    expect(await filesIn(real)).toEqual(before);
  });

  test('loses no file that somebody adds to it between two builds', async () => {
    const { root, turn } = await siteWithStates('foreign-added');
    await build(root);
    await write(join(root, 'dist/client'), { 'added.txt': 'precious' });
    await turn();
    await startBuild(root).ended;
    expect(await readFile(join(root, 'dist/client/added.txt'), 'utf8')).toBe('precious');
  });
});

/** A site that `turn` puts into another state and back, and what cold builds make of each. */
async function siteWithStates(name: string, parent = folder) {
  const { root, routes } = await writeSite(join(parent, name), { pages, form: 'written' });
  const page = routes[7] as string;
  await editPage(root, page, 'first');
  let state: State = 'first';
  const turn = async (other: 'second' | 'edited' = 'second'): Promise<State> => {
    const next: State = state === 'first' ? other : 'first';
    const [from, to] = [nameIn(state), nameIn(next)];
    if (from !== to) await replace(root, 'pages.yaml', `name: ${from}`, `name: ${to}`);
    await editPage(root, page, next);
    state = next;
    return next;
  };
  if (!known) {
    const first = await coldBuild(root);
    await turn();
    const second = await coldBuild(root);
    await turn();
    await turn('edited');
    known = { first, second, edited: await coldBuild(root) };
    await turn('edited');
  }
  return { root, turn, states: known };
}

/** Every site of these tests is the same, so one cold build of each state is enough. */
let known: Record<State, Files> | undefined;

const nameIn = (state: State) => (state === 'second' ? 'Southern light' : 'Northlight');

async function killedBuild(root: string, after: number): Promise<void> {
  const running = startBuild(root);
  await pause(after);
  running.kill();
  await running.ended;
}

/** Compares two outputs; a difference names files, not all of their content. */
function expectSame(files: Files, expected: Files, message: string): void {
  const names = new Set([...Object.keys(files), ...Object.keys(expected)]);
  expect(
    [...names].filter((name) => files[name] !== expected[name]),
    message,
  ).toEqual([]);
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

async function visibleIn(path: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
}

async function filePaths(path: string): Promise<string[]> {
  return Object.keys(await filesIn(path))
    .sort()
    .map((name) => join(path, name));
}

async function write(root: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await writeFile(join(root, name), content);
  }
}

async function flipByte(file: string, random: Random): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length === 0) return;
  const at = random.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  await writeFile(file, bytes);
}

/** Changes one letter of a page's title, as the cache knows it: what is left is valid JSON. */
async function flipTitle(file: string, random: Random): Promise<void> {
  const bytes = await readFile(file);
  const titles = [...bytes.toString('latin1').matchAll(/"title":"/g)].map(({ index }) => index);
  if (titles.length === 0) return flipByte(file, random);
  const at = random.pick(titles) + '"title":"'.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function cutShort(file: string, random: Random): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, random.below(bytes.length + 1)));
}

async function emptyFile(file: string): Promise<void> {
  await writeFile(file, '');
}

async function otherJson(file: string): Promise<void> {
  await writeFile(file, '{}\n{}\n{}\n');
}

async function folderInPlace(file: string): Promise<void> {
  await rm(file);
  await mkdir(file);
}

const damages = [flipByte, flipTitle, cutShort, emptyFile, otherJson, folderInPlace];
