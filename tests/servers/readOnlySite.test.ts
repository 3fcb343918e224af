import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneSite } from '../builds/oneSite.ts';
import { startBuild, startCommand, withoutRights } from '../builds/startCommand.ts';
import { isLongRun } from '../isLongRun.ts';
import { startServer } from '../startServer.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-read-only-'));
  await oneSite(root, { 'notes.txt': 'Hello' });
  if (isLongRun) await startBuild(root).ended;
  execFileSync('chmod', ['-R', 'a-w', root]);
});
afterAll(async () => {
  execFileSync('chmod', ['-R', 'u+w', root]);
  await rm(root, { recursive: true });
});

test.skipIf(process.platform !== 'linux')(
  'a folder that may not be written is checked',
  async () => {
    const words = ['node', 'cli/bin.mjs', 'check', '--root', root];
    const { status, stderr } = await startCommand([...withoutRights(), ...words]).ended;
    // After a build there is nothing to store.
    const said = isLongRun ? /^$/ : /^The build cache was not saved \(EACCES: .*\n$/;
    expect([status, stderr]).toEqual([0, expect.stringMatching(said)]);
  },
);

test.skipIf(process.platform !== 'linux')(
  'a build of such a folder says where it may not write',
  async () => {
    const { status, stderr } = await startBuild(root, ...withoutRights()).ended;
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Permission denied: .*\n$/)]);
  },
);

const servers = ['dev', 'edit', 'preview'] as const;

test.runIf(isLongRun && process.platform === 'linux').each(servers)(
  '%s serves such a folder until it is stopped',
  async (command) => {
    const server = await startServer(command, { root, prefix: withoutRights() });
    const { status } = await server.page(command === 'edit' ? '/api/state' : '');
    expect([status, server.errors()]).toEqual([200, server.errors()]);
    if (command === 'dev') await expect.poll(() => server.errors()).toContain('schemas');
    expect(server.errors()).not.toMatch(/Internal error|\n\s+at /);
    expect(server.isRunning()).toBe(true);
    expect(await server.stop('SIGTERM')).toBe(0);
  },
);
