import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Installation } from '../../renderer/bundle/Installation.ts';
import { serve } from './serve.ts';

afterEach(() => vi.unstubAllEnvs());

test.skipIf(process.platform === 'win32')('git learns no secret of the server', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-serve-'));
  const git = '#!/bin/sh\nenv >> "$(dirname "$0")/environment"\nexit 1\n';
  await writeFile(join(root, 'git'), git, { mode: 0o755 });
  // The command changes it, and other tests of this process need it.
  vi.stubEnv('NODE_ENV', 'test');
  vi.stubEnv('PATH', root + delimiter + process.env.PATH);
  vi.stubEnv('BLOCKWRIGHT_ADDRESS', 'http://localhost:8080');
  vi.stubEnv('BLOCKWRIGHT_REPOSITORY', 'https://example.com/site.git');
  vi.stubEnv('BLOCKWRIGHT_DATA', join(root, 'data'));
  const secrets = ['BLOCKWRIGHT_SECRET', 'BLOCKWRIGHT_REPOSITORY_TOKEN', 'MAIL_API_KEY'];
  for (const name of secrets) vi.stubEnv(name, `${name.toLowerCase()} of the server alone`);
  const options = { root, positionals: [], values: {} };
  // It fails before it looks at the installation.
  await expect(serve(options, {} as Installation)).rejects.toThrow('git reported');
  const seen = await readFile(join(root, 'environment'), 'utf8');
  expect(seen).toMatch(/^GIT_TERMINAL_PROMPT=0$/m);
  expect(seen).not.toContain('of the server alone');
  await rm(root, { recursive: true });
});
