import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainSystemError } from './explainSystemError.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'blockwright-failures-'));
  mkdirSync(join(folder, 'full'));
  writeFileSync(join(folder, 'full/file'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each<[string, () => unknown, RegExp]>([
  ['a full disk', () => writeFileSync('/dev/full', 'x'), /^The disk is full: nothing more can be/],
  [
    'a folder for a file',
    () => writeFileSync(folder, ''),
    /^A folder exists where a file is needed: .*blockwright-failures/,
  ],
  ['a file for a folder', () => mkdirSync(join(folder, 'full/file/x')), /^A file exists where a f/],
  [
    'a folder that is not empty',
    () => rmdirSync(join(folder, 'full')),
    /^The folder is not empty: /,
  ],
  ['a long path', () => readFileSync('x'.repeat(300)), /^The system allows no path of this length/],
])('explains %s', (_, fail, message) => {
  expect(explainSystemError(getError(fail))).toMatch(message);
});

test('explains a port that is in use', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as { port: number };
  const second = createServer().listen(port, '127.0.0.1');
  const error = await new Promise((resolve) => second.once('error', resolve));
  expect(explainSystemError(error)).toBe(
    `Another program uses port ${port}. Choose another with --port.`,
  );
  await new Promise((resolve) => first.close(resolve));
});

test('explains too many open files', () => {
  const script =
    "try { for (;;) require('fs').openSync('/dev/null') } catch (e) { console.log(JSON.stringify(e)) }";
  const text = execFileSync('sh', ['-c', 'ulimit -n 64; exec node -e "$1"', 'sh', script]);
  const error = Object.assign(new Error(), JSON.parse(text.toString()));
  expect(explainSystemError(error)).toContain('`ulimit -n 4096`');
});

test('recognizes an error of the bundler by its text', () => {
  const error = new Error('failed to write: No space left on device (os error 28)');
  expect(explainSystemError(error)).toMatch(/^The disk is full/);
});

test('internal errors are not taken for system errors', () => {
  expect(explainSystemError(new TypeError('x is undefined'))).toBeUndefined();
  expect(explainSystemError(getError(() => readFileSync(join(folder, 'nowhere'))))).toBeUndefined();
  expect(explainSystemError(Object.assign(new Error(), { code: 'EACCES' }))).toBeUndefined();
  expect(explainSystemError('text')).toBeUndefined();
});

function getError(fail: () => unknown): unknown {
  try {
    fail();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed');
}

test('explains a new folder on a read-only disk, for which Node says that its parent is missing', () => {
  const error = Object.assign(new Error('ENOENT: no such file or directory, mkdir'), {
    code: 'ENOENT',
    syscall: 'mkdir',
    path: '/site/dist/client/.blockwright',
  });
  expect(explainSystemError(error)).toBe(
    'The disk is read-only: /site/dist/client/.blockwright. Choose a folder that can be written to.',
  );
});
