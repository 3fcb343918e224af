import { readdirSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceFolders } from '../../code/sourceFolders.mjs';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { getRule } from '../../schema/rules/catalogue.ts';
import { oneSite } from '../builds/oneSite.ts';
import { startCommand } from '../builds/startCommand.ts';
import { isLongRun } from '../isLongRun.ts';
import { startServer } from '../startServer.ts';
import { copyCheckout } from './copyCheckout.ts';
import { copyReferenceSite } from './copyReferenceSite.ts';

/** The folders beside the core: the features, the editor and the back end. */
const features = [
  ...readdirSync('features', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => `features/${name}`),
  'editor',
  'functions',
];
const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 0);
const single = features.filter((_, index) => isLongRun || index === seed % features.length);

let whole: string;
beforeAll(async () => {
  if (!isLongRun) return;
  whole = await mkdtemp(join(tmpdir(), 'blockwright-features-'));
  const packageRoot = join(whole, 'package');
  await copyCheckout(packageRoot, []);
  await oneSite(join(whole, 'site'));
  // It writes the words, which are code.
  await runIn(packageRoot, 'check', '--root', join(whole, 'site'));
  expect(await checkTypes(packageRoot)).toMatchObject({ status: 0, stdout: '' });
});
afterAll(async () => {
  if (isLongRun) await rm(whole, { recursive: true, force: true });
});

describe.each([
  { title: 'anything beside the core', removed: features, isServed: true },
  ...single.map((name) => ({
    title: name,
    removed: [name],
    isServed: isLongRun,
  })),
])('a checkout without $title', ({ removed, isServed }) => {
  let parent: string;
  let packageRoot: string;
  let root: string;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'blockwright-features-'));
    packageRoot = join(parent, 'package');
    root = join(parent, 'site');
    await oneSite(root);
    await copyCheckout(packageRoot, removed);
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  const run = (...words: string[]) => runIn(packageRoot, ...words);

  test.runIf(isServed)('builds a site', async () => {
    expect((await run('check', '--root', root)).status).toBe(0);
    const { status, stdout, stderr } = await run('build', '--root', root);
    expect([status, stderr]).toEqual([0, stderr]);
    expect(stdout).toContain('1 page built');
  });

  test('builds the reference site', async () => {
    await copyReferenceSite(packageRoot, removed);
    const { stdout } = await run('check', '--root', packageRoot, '--format', 'json');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    // The reference site says itself that it shows samples.
    const known = ['invented-details', 'sample-content'].map((name) => getRule(name).code);
    expect(diagnostics.filter(({ code }) => !known.includes(code))).toEqual([]);
    const out = join(parent, 'out');
    const { status, stderr } = await run('build', '--root', packageRoot, '--out', out);
    expect([status, stderr]).toEqual([0, stderr]);
  });

  test.runIf(isServed)('serves the first page', async () => {
    const server = await startServer('dev', { root, packageRoot });
    expect(await server.page('')).toMatchObject({
      status: 200,
      html: expect.stringContaining('Hello'),
    });
    expect(await server.stop()).toBe(0);
  });

  test('has the other commands', async () => {
    const { status, stdout, stderr } = await run('help');
    expect([status, stderr]).toEqual([0, '']);
    const isListed = (name: string) => stdout.includes(`\n  ${name.replace('-', ' ')} `);
    const others = features.filter((name) => !removed.includes(name)).flatMap(listCommands);
    expect(['build', ...others].filter((name) => !isListed(name))).toEqual([]);
    expect(removed.flatMap(listCommands).filter(isListed)).toEqual([]);
    for (const [name] of removed.map(listCommands)) {
      if (name === undefined) continue;
      const { status, stderr } = await run(...name.split('-'));
      expect([name, status, stderr]).toEqual([
        name,
        2,
        expect.stringMatching(
          /^Unknown command "|^The command ".+" is (?:incomplete:|part of @blockwright\/)/,
        ),
      ]);
    }
  });

  test.runIf(isLongRun)('has the types that it needs', async () => {
    await copyFile(join(whole, 'package', typesFile), join(packageRoot, typesFile));
    expect(await checkTypes(packageRoot)).toMatchObject({ status: 0, stdout: '' });
  });
});

/** What the type checker knows of the files of a checkout; it checks again what a change reaches. */
const typesFile = 'core.tsbuildinfo';

/** Checks the types of a checkout, from its `typesFile` where it has one, and writes the file. */
async function checkTypes(packageRoot: string) {
  const config = join(packageRoot, 'tsconfig.core.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: true, tsBuildInfoFile: typesFile },
      include: sourceFolders,
    }),
  );
  return await startCommand([resolve('node_modules/.bin/tsc'), '--noEmit', '-p', config]).ended;
}

/** Runs a command of a checkout. */
function runIn(packageRoot: string, ...words: string[]) {
  return startCommand(['node', join(packageRoot, 'cli/bin.mjs'), ...words]).ended;
}

/** Lists the commands that a folder adds, such as `translate-status`. */
function listCommands(folder: string): string[] {
  if (!readdirSync(folder).includes('commands')) return [];
  return readdirSync(join(folder, 'commands')).map((file) => basename(file, '.ts'));
}
