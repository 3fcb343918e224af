import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const run = promisify(execFile);

/** Builds a copy of the site at another place, where nothing was built before. */
export async function coldBuild(root: string): Promise<Record<string, string>> {
  const copy = await mkdtemp(join(tmpdir(), 'blockwright-cold-'));
  for (const part of ['pages.yaml', 'pages', 'data', 'public'])
    await cp(join(root, part), join(copy, part), { recursive: true }).catch(ignoreMissing);
  // Encoding pictures takes long and is not what is looked at here.
  await cp(join(root, '.blockwright/images'), join(copy, '.blockwright/images'), {
    recursive: true,
  }).catch(ignoreMissing);
  await build(copy);
  const files = await filesOf(copy);
  await rm(copy, { recursive: true });
  return files;
}

/**
 * Builds a site and, at the same time, a copy of it where nothing was built before. Expects the same
 * output of both; resolves to what the build of the site printed.
 */
export async function buildLikeCold(root: string, name = 'a build'): Promise<string> {
  const [printed, cold] = await Promise.all([build(root), coldBuild(root)]);
  expect(await filesOf(root), name).toEqual(cold);
  return printed;
}

/** Builds a site; what it prints. */
export async function build(root: string, ...options: string[]): Promise<string> {
  const { stdout } = await blockwright('build', '--root', root, ...options).catch((error) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout;
}

/** How a command ended. */
export interface Ended {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs the command line, which may fail. */
export async function tryBlockwright(...args: string[]): Promise<Ended> {
  return blockwright(...args).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: Number(code), stdout, stderr }),
  );
}

/** Runs the command line. */
export function blockwright(...args: string[]) {
  return run('node', ['renderer/bin.mjs', ...args], { env: environment(), maxBuffer: 1 << 24 });
}

/** The environment of a command that runs outside of tests. */
export function environment(): NodeJS.ProcessEnv {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  return env;
}

/** The output of a site: every file with its content. */
export function filesOf(root: string): Promise<Record<string, string>> {
  return contents(join(root, 'dist/client'));
}

/** Every file below a folder, with its content. */
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

/** Edits a file of a site. */
export async function replace(
  root: string,
  file: string,
  what: string | RegExp,
  by: string,
): Promise<void> {
  const before = await readFile(join(root, file), 'utf8');
  const after = before.replace(what, by);
  expect(after, `${file}: ${what}`).not.toBe(before);
  await writeFile(join(root, file), after);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
