import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runGit } from '../../base/files/runGit.ts';
import { DraftSession } from './draft/DraftSession.ts';
import type { EditorContext } from './EditorContext.ts';
import { handleApi } from './handleApi.ts';

test('a commit is made when it is acknowledged, and a failed one says why', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-commit-'));
  await writeFile(join(root, 'pages.yaml'), 'pages: {}\n');
  const context = { root, session: await DraftSession.open(root) } as EditorContext;
  const server = createServer((request, response) => handleApi(context, request, response));
  await once(server.listen(0, 'localhost'), 'listening');
  onTestFinished(async () => {
    server.close();
    await rm(root, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  const commit = async (message: string) => {
    const address = `http://localhost:${port}/_edit/api/commit`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify({ message }) });
    return [response.status, await response.json()];
  };
  await runGit(root, 'init', '--quiet');
  await runGit(root, 'config', 'user.name', 'Ada');
  await runGit(root, 'config', 'user.email', 'ada@example.com');
  expect(await commit('Begin')).toEqual([200, {}]);
  expect(await runGit(root, 'log', '--format=%s')).toBe('Begin\n');
  expect(await commit('Again')).toEqual([422, { message: expect.stringMatching(/^Nothing has/) }]);
  await writeFile(join(root, 'pages.yaml'), 'pages: {} # more\n');
  await writeFile(join(root, '.git/index.lock'), '');
  expect(await commit('More')).toEqual([422, { message: expect.stringMatching(/index\.lock/) }]);
});
