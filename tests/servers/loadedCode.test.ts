import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editPage } from '../bench/sites/edits.ts';
import { type GeneratedSite, writeSite } from '../bench/sites/writeSite.ts';
import { startServer } from '../startServer.ts';

// Budgets of the code that commands load, which takes most of the time of short commands. Unlike
// times, they are exact. Raise one only for a feature that is worth it.

let folder: string;
let site: GeneratedSite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-loaded-'));
  site = await writeSite(join(folder, 'site'), { pages: 5, form: 'written' });
  // Bundles the code, unless another test did. The bundler loads files that it then removes.
  execFileSync(process.execPath, ['cli/bin.mjs', 'build', '--root', site.root]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('--version', async () => {
  expect(await load('--version')).toFit({ modules: 12, kilobytes: 52 });
});

test('check and build, when nothing changed', async () => {
  expect(await load('check', '--root', site.root)).toFit({ modules: 31, kilobytes: 122 });
  expect(await load('build', '--root', site.root)).toFit({ modules: 37, kilobytes: 160 });
});

test('check and build of an edited page', async () => {
  await editPage(site.root, site.routes[2] ?? '/', 'first');
  expect(await load('check', '--root', site.root)).toFit({ modules: 130, kilobytes: 2490 });
  await editPage(site.root, site.routes[2] ?? '/', 'second');
  expect(await load('build', '--root', site.root)).toFit({ modules: 142, kilobytes: 2600 });
});

test('the first page of dev and edit', async () => {
  expect(await loadForPage('dev')).toFit({ modules: 136, kilobytes: 3200 });
  expect(await loadForPage('edit')).toFit({ modules: 270, kilobytes: 5700 });
});

/** The modules that a command, its threads and its processes load, without the modules of Node. */
interface LoadedCode {
  modules: number;
  kilobytes: number;
}

expect.extend({
  toFit({ modules, kilobytes }: LoadedCode, budget: LoadedCode) {
    return {
      pass: modules <= budget.modules && kilobytes <= budget.kilobytes,
      message: () => `loads ${modules} modules with ${kilobytes} kB of ${JSON.stringify(budget)}`,
    };
  },
});

async function load(...words: string[]): Promise<LoadedCode> {
  const reports = await mkdtemp(join(folder, 'coverage-'));
  execFileSync(process.execPath, ['cli/bin.mjs', ...words], {
    env: { ...process.env, NODE_V8_COVERAGE: reports },
  });
  return readReports(reports);
}

/** Measures what a server loads until it has sent its first page. */
async function loadForPage(command: 'dev' | 'edit'): Promise<LoadedCode> {
  // The bundles of a server are built at its first start.
  await (await startServer(command, { root: site.root })).stop();
  const reports = await mkdtemp(join(folder, 'coverage-'));
  const hook = pathToFileURL('tests/servers/exitAfterFirstPage.mjs');
  const server = await startServer(command, {
    root: site.root,
    env: { NODE_V8_COVERAGE: reports, NODE_OPTIONS: `--import ${hook}` },
  });
  if (command === 'edit') await (await fetch(`${server.origin}/_edit/api/state`)).text();
  await server.page('/').catch(() => undefined);
  await server.stop();
  return readReports(reports);
}

async function readReports(reports: string): Promise<LoadedCode> {
  const paths = new Set<string>();
  for (const name of await readdir(reports)) {
    const { result } = JSON.parse(await readFile(join(reports, name), 'utf8'));
    for (const { url } of result as { url: string }[])
      if (url.startsWith('file:')) paths.add(fileURLToPath(url));
  }
  const sizes = await Promise.all([...paths].map(async (path) => (await stat(path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { modules: paths.size, kilobytes: Math.round(bytes / 1000) };
}

declare module 'vitest' {
  interface Assertion {
    toFit(budget: LoadedCode): void;
  }
}
