import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { editPage } from '../bench/sites/edits.ts';
import { writeSite } from '../bench/sites/writeSite.ts';
import { build, coldBuild, prepareBuild, readFiles, replace } from '../builds/builds.ts';
import { createSizeLimit, createSmallDisk } from '../builds/limitedSpace.ts';
import { startBuild } from '../builds/startCommand.ts';
import { Random } from '../diagnostics/mutation/random.ts';
import { isLongRun } from '../isLongRun.ts';
import { hashFiles } from './hashFiles.ts';

type Files = Record<string, string>;

/** `first` is the initial site; `second` changes its name on every page, `edited` the text of a page. */
type State = 'first' | 'second' | 'edited';

const pages = isLongRun ? 200 : 24;
const internalError = /internal error|fault of ours|\n\s+at /i;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a killed build', () => {
  test('is completed by the next build, byte for byte: first builds', async () => {
    const { root, states } = await createSiteWithStates('killed-first');
    const random = new Random(11);
    const duration = await measureTime(() => build(root));
    const beside = await readdir(join(root, 'dist'));
    for (let round = 0, kills = 0; kills < (isLongRun ? 6 : 2); round++) {
      expect(round).toBeLessThan(maxRounds);
      for (const path of ['dist', '.blockwright/cache/pages'])
        await rm(join(root, path), { recursive: true, force: true });
      if (await startAndKillBuild(root, duration * random.next())) kills++;
      await build(root);
      expectSame(await readFiles(root), states.first, `round ${round}`);
      expect(await readdir(join(root, 'dist'))).toEqual(beside);
    }
  });

  test('leaves complete files and is completed by the next build: later builds', async () => {
    const { root, states, toggle } = await createSiteWithStates('killed-later');
    await prepareBuild(root);
    const random = new Random(12);
    const beside = await readdir(join(root, 'dist'));
    let duration = 0;
    for (let round = 0, kills = 0; kills < (isLongRun ? 5 : 2); round++) {
      expect(round).toBeLessThan(maxRounds);
      const state = await toggle();
      if (round === 0) {
        duration = await measureTime(() => build(root));
        continue;
      }
      if (await startAndKillBuild(root, duration * random.next())) kills++;
      for (const [name, content] of Object.entries(await readFiles(root)))
        expect([states.first[name], states.second[name]], `${name} in round ${round}`).toContain(
          content,
        );
      await build(root);
      expectSame(await readFiles(root), states[state], `round ${round}`);
      expect(await readdir(join(root, 'dist'))).toEqual(beside);
      expect(await readdir(join(root, 'dist/.blockwright/client'))).toEqual(['written.json']);
      const cached = await readdir(join(root, '.blockwright'), { recursive: true });
      // Drafts end in the number of their process.
      expect(cached.filter((name) => /\.\d+$/.test(name))).toEqual([]);
    }
  });
});

// tests/builds/buildFaults.test.ts has smaller tests of both for every run.
if (isLongRun) {
  describe('two concurrent builds in a folder', () => {
    test('end with the right site and without an internal error', async () => {
      const { root, states, toggle } = await createSiteWithStates('twice');
      const beside = ['changes.json', 'client', 'digests.json'];
      for (let round = 0; round < 10; round++) {
        // The first build creates the folder, the later ones change its files.
        const state = round === 0 ? 'first' : await toggle();
        const first = startBuild(root);
        await pause(round * 70);
        const results = await Promise.all([first.ended, startBuild(root).ended]);
        for (const { status, stderr } of results) {
          expect(stderr).not.toMatch(internalError);
          expect([0, 1], stderr).toContain(status);
        }
        expect(results.map(({ status }) => status)).toContain(0);
        expectSame(await readFiles(root), states[state], `round ${round}`);
        await build(root);
        expectSame(await readFiles(root), states[state], `a build after round ${round}`);
        expect(await visibleIn(join(root, 'dist'))).toEqual(beside);
      }
    });
  });

  describe('a full disk', () => {
    test('leaves the last output unchanged and causes a clear message and status 1', async () => {
      const space = createSmallDisk(60) ?? createSizeLimit();
      onTestFinished(() => space.remove());
      const { root, states, toggle } = await createSiteWithStates('full', space.folder);
      await build(root);
      for (const free of [0, 4096, 100_000, 300_000, 600_000]) {
        const last = await readFiles(root);
        const state = await toggle();
        const release = space.exhaust(free);
        const { status, stderr } = await startBuild(root, ...space.commandPrefix()).ended;
        expect({ free, status, stderr }).toMatchObject({ status: 1 });
        expect(stderr).not.toMatch(internalError);
        expect(stderr).toMatch(space.message);
        expectSame(await readFiles(root), last, `with ${free} bytes free`);
        release();
        await build(root);
        expectSame(await readFiles(root), states[state], `after ${free} bytes free`);
      }
    });
  });
}

describe('a damaged build cache', () => {
  test('is ignored: the output equals a cold build', async () => {
    const { root, states, toggle } = await createSiteWithStates('damaged');
    await prepareBuild(root);
    const random = new Random(13);
    for (let round = 0; round < (isLongRun ? 20 : 4); round++) {
      const caches = (await filePaths(join(root, '.blockwright'))).filter(
        (path) => !path.includes('images'),
      );
      const file = random.pick(caches);
      const damage = random.pick(round < 3 ? [flipTitle] : damages);
      await damage(file, random);
      const state = await toggle('edited');
      const { status, stderr } = await startBuild(root).ended;
      const name = `${damage.name} ${file.slice(root.length)} in round ${round}`;
      expect({ name, status, stderr }).toMatchObject({ name, status: 0 });
      expectSame(await readFiles(root), states[state], name);
    }
  });
});

/** Creates a site that `toggle` changes to another state and back, with the cold build of each state. */
async function createSiteWithStates(name: string, parent = folder) {
  const { root, routes } = await writeSite(join(parent, name), { pages, form: 'written' });
  const page = routes[7] as string;
  await editPage(root, page, 'first');
  let state: State = 'first';
  const toggle = async (other: 'second' | 'edited' = 'second'): Promise<State> => {
    const next: State = state === 'first' ? other : 'first';
    const [from, to] = [siteNameIn(state), siteNameIn(next)];
    if (from !== to) await replace(root, 'pages.yaml', `name: ${from}`, `name: ${to}`);
    await editPage(root, page, next);
    state = next;
    return next;
  };
  if (!coldBuilds) {
    const first = await coldBuild(root);
    await toggle();
    const second = await coldBuild(root);
    await toggle();
    await toggle('edited');
    coldBuilds = { first, second, edited: await coldBuild(root) };
    await toggle('edited');
  }
  return { root, toggle, states: coldBuilds };
}

/** All sites of these tests are equal, so one cold build of each state is enough. */
let coldBuilds: Record<State, Files> | undefined;

const siteNameIn = (state: State) => (state === 'second' ? 'Southern light' : 'Northlight');

/** Starts a build and kills it after some milliseconds. Returns whether it was still running. */
async function startAndKillBuild(root: string, after: number): Promise<boolean> {
  const running = startBuild(root);
  await pause(after);
  running.kill();
  return (await running.ended).status === null;
}

/** A machine on which kills always come too late would try for ever. */
const maxRounds = 40;

/** Compares two outputs. Reports the names of different files instead of their content. */
function expectSame(files: Files, expected: Files, message: string): void {
  const names = new Set([...Object.keys(files), ...Object.keys(expected)]);
  expect(
    [...names].filter((name) => files[name] !== expected[name]),
    message,
  ).toEqual([]);
}

async function measureTime(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

async function visibleIn(path: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
}

async function filePaths(path: string): Promise<string[]> {
  return Object.keys(await hashFiles(path))
    .sort()
    .map((name) => join(path, name));
}

async function flipByte(file: string, random: Random): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length === 0) return;
  const at = random.below(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  await writeFile(file, bytes);
}

/** Changes a character of a page's title in the cache; the result is still valid JSON. */
async function flipTitle(file: string, random: Random): Promise<void> {
  const bytes = await readFile(file);
  const titles = [...bytes.toString('latin1').matchAll(/"title":"/g)].map(({ index }) => index);
  if (titles.length === 0) return flipByte(file, random);
  const at = random.pick(titles) + '"title":"'.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function truncateFile(file: string, random: Random): Promise<void> {
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, random.below(bytes.length + 1)));
}

async function emptyFile(file: string): Promise<void> {
  await writeFile(file, '');
}

async function replaceJson(file: string): Promise<void> {
  await writeFile(file, '{}\n{}\n{}\n');
}

async function replaceByFolder(file: string): Promise<void> {
  await rm(file);
  await mkdir(file);
}

const damages = [flipByte, flipTitle, truncateFile, emptyFile, replaceJson, replaceByFolder];
