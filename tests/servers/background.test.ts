import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment } from '../environment.ts';
import { startServer } from '../startServer.ts';

let folder: string;
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-background-'));
  root = join(folder, 'site');
  await cp('tests/fixtures/sites/features', root, { recursive: true });
});
afterAll(async () => {
  await dev('--stop');
  await rm(folder, { recursive: true, force: true });
});

/** Runs `dev` with options in a process of its own. */
async function dev(...options: string[]) {
  const words = [join(process.cwd(), 'cli/bin.mjs'), 'dev', '--root', root, ...options];
  return promisify(execFile)('node', words, { env: environment() }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  );
}

test('dev goes on in the background until it is stopped', async () => {
  const none = 'No `dev` of this site is running.\n';
  expect(await dev('--status')).toMatchObject({ status: 1, stdout: none });
  expect(await dev('--stop')).toMatchObject({ status: 0, stdout: none });
  expect(await dev('--logs')).toMatchObject({ status: 1 });

  const started = await dev('--background', '--port', '0');
  expect(started).toMatchObject({ status: 0, stderr: '' });
  const place = /at (http:\/\/localhost:\d+\/sub\/) by process (\d+)/.exec(started.stdout);
  const [text = '', address = ''] = place ?? [];
  expect(await (await fetch(address)).text()).toContain('<em>Fixture</em>');
  expect((await dev('--status')).stdout).toBe(`The site is served ${text}.\n`);
  expect((await dev('--logs')).stdout).toContain(`The site is served at ${address}`);

  // Again, it is found; in the foreground, it is named.
  const again = await dev('--background', '--port', '0');
  expect(again.stdout).toBe(`The site is already served ${text}.\n`);
  const second = await startServer('dev', { root });
  await expect
    .poll(() => second.errors())
    .toContain(`Another \`dev\` of this site is running at ${address}, process`);
  await second.stop();

  expect((await dev('--stop')).stdout).toMatch(`Stopped ${address}`);
  await expect(fetch(address)).rejects.toThrow();
  expect(await dev('--status')).toMatchObject({ status: 1, stdout: none });
});

test('a server that cannot start says why', async () => {
  const failed = await dev('--background', '--host', 'name.invalid');
  expect(failed).toMatchObject({ status: 1, stdout: '' });
  expect(failed.stderr).toContain('Check --host.');
});

test('the options exclude each other', async () => {
  expect(await dev('--status', '--stop')).toMatchObject({
    status: 2,
    stderr: 'Use either --status or --stop.\n',
  });
});
