import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { environment } from '../environment.ts';
import { isLongRun } from '../isLongRun.ts';
import { type CommandResult, CommandServer } from './CommandServer.ts';

const execute = promisify(execFile);

/** Builds a copy of the site in a new folder with runCommand(); returns its output. */
export async function coldBuild(root: string): Promise<Record<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'blockwright-cold-'));
  for (const part of [
    'pages.yaml',
    'old.json',
    'theme.css',
    'pages',
    'data',
    'public',
    'functions',
    'locales',
    'sections',
  ])
    await cp(join(root, part), join(copy, part), { recursive: true }).catch(ignoreMissing);
  // Encoding images and bundling code take long and are not under test.
  for (const part of ['.blockwright/cache/images', '.blockwright/cache/code'])
    await cp(join(root, part), join(copy, part), { recursive: true }).catch(ignoreMissing);
  await prepareBuild(copy);
  const files = await readFiles(copy);
  await rm(copy, { recursive: true });
  return files;
}

/**
 * Builds a site and, at the same time, a copy of it in a new folder. Expects equal outputs.
 *
 * @returns what the build of the site printed
 */
export async function buildLikeCold(root: string, name = 'a build'): Promise<string> {
  const [printed, cold] = await Promise.all([build(root), coldBuild(root)]);
  expect(await readFiles(root), name).toEqual(cold);
  return printed;
}

/** Builds a site in a process of its own; returns what it prints. */
export async function build(root: string, ...options: string[]): Promise<string> {
  const { stdout } = await blockwright('build', '--root', root, ...options).catch((error) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout;
}

/** Builds a site with runCommand(): the output that a test starts from, or compares with. */
export async function prepareBuild(root: string, ...options: string[]): Promise<string> {
  const { status, stdout, stderr } = await runCommand('build', '--root', root, ...options);
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/**
 * Runs a command, which may fail, in a process that such commands share. For tests that do not depend
 * on what is in memory; in a long run, each command is a process.
 */
export function runCommand(...args: string[]): Promise<CommandResult> {
  if (isLongRun || hasOwnSections(args)) return tryBlockwright(...args);
  commandServer ??= new CommandServer(environment());
  return commandServer.run(args);
}

let commandServer: CommandServer | undefined;

/** Whether a command is for a site with section types of its own, which its process keeps. */
function hasOwnSections(args: readonly string[]): boolean {
  return (
    args.includes('--root') && existsSync(join(args[args.indexOf('--root') + 1] ?? '', 'sections'))
  );
}

/** Runs a command, which may fail, in a process of its own. */
export async function tryBlockwright(...args: string[]): Promise<CommandResult> {
  return blockwright(...args).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), stdout, stderr }),
  );
}

/** Runs a command in a process of its own; rejects when it fails. */
export function blockwright(...args: string[]) {
  return execute('node', ['cli/bin.mjs', ...args], { env: environment(), maxBuffer: 1 << 28 });
}

/** Returns the path of the build cache that was used last. */
export function pagesPath(root: string): string {
  const folder = join(root, '.blockwright/cache/pages');
  const times = (name: string) => statSync(join(folder, name)).mtimeMs;
  const [newest = ''] = readdirSync(folder).toSorted((a, b) => times(b) - times(a));
  return join(folder, newest, 'pages.json');
}

/** Returns the output of a site: path → content. */
export function readFiles(root: string): Promise<Record<string, string>> {
  return contents(join(root, 'dist/client'));
}

/** Returns the files below a folder: path → content. */
export async function contents(path: string): Promise<Record<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    files[file.slice(path.length + 1)] = await readFile(file, 'latin1');
  }
  return files;
}

/** Replaces a text in a file of a site; expects it to be there. */
export async function replace(
  root: string,
  file: string,
  search: string | RegExp,
  replacement: string,
): Promise<void> {
  const before = await readFile(join(root, file), 'utf8');
  const after = before.replace(search, replacement);
  expect(after, `${file}: ${search}`).not.toBe(before);
  await writeFile(join(root, file), after);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
