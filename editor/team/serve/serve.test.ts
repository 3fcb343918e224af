import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainSystemError } from '../../../base/errors/explainSystemError.ts';
import type { Installation } from '../../../code/Installation.ts';
import { serve } from './serve.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-serve-'));
  // The command changes it, and other tests of this process need it.
  vi.stubEnv('NODE_ENV', 'test');
  vi.stubEnv('BLOCKWRIGHT_ADDRESS', 'http://localhost:8080');
  vi.stubEnv('BLOCKWRIGHT_REPOSITORY', 'https://example.com/site.git');
  vi.stubEnv('BLOCKWRIGHT_SECRET', 'x'.repeat(32));
  vi.stubEnv('BLOCKWRIGHT_DATA', join(root, 'data'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

/** Starts the command, which fails before it looks at the installation. */
const start = () => serve({ root, positionals: [], values: {} }, {} as Installation);

test('a data folder that is a file is named', async () => {
  await writeFile(join(root, 'data'), '');
  const error = await start().catch((reason) => reason);
  expect(explainSystemError(error)).toMatch(/^A file exists where a folder is needed: .*data/);
});

// The superuser may write everywhere.
test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'a clone that may not be written is named',
  async () => {
    const clone = join(root, 'data/repository.git');
    await mkdir(clone, { recursive: true });
    await chmod(clone, 0o500);
    const error = await start().catch((reason) => reason);
    expect(explainSystemError(error)).toBe(
      `Permission denied: ${clone}. Give this user the right to read and write there.`,
    );
  },
);

test.skipIf(process.platform === 'win32')('git learns no secret of the server', async () => {
  const git = '#!/bin/sh\nenv >> "$(dirname "$0")/environment"\nexit 1\n';
  await writeFile(join(root, 'git'), git, { mode: 0o755 });
  vi.stubEnv('PATH', root + delimiter + process.env.PATH);
  const secrets = ['BLOCKWRIGHT_SECRET', 'BLOCKWRIGHT_REPOSITORY_TOKEN', 'MAIL_API_KEY'];
  for (const name of secrets) vi.stubEnv(name, `${name.toLowerCase()} of the server alone`);
  await expect(start()).rejects.toThrow('git reported');
  const seen = await readFile(join(root, 'environment'), 'utf8');
  expect(seen).toMatch(/^GIT_TERMINAL_PROMPT=0$/m);
  expect(seen).not.toContain('of the server alone');
  // Drafts and addresses concern no other user of the computer.
  expect((await stat(join(root, 'data'))).mode & 0o777).toBe(0o700);
});
