import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { TeamRequest } from './TeamRequest.ts';
import { teamEndpoints } from './teamEndpoints.ts';

const author = { name: 'Olga', email: 'olga@example.com' };
const done = async () => ({});
const set = {
  describe: () => ({ id: 'spring', author }),
  rename: done,
  remove: done,
  publish: done,
  replay: done,
  discard: done,
  revokePreviewLinks: done,
};
const context = {
  session: {},
  notifyClients: () => {},
  draft: { invalidateFiles: () => {}, reload: async () => ({ summary: { errors: 0 } }) },
};

/** Asks an endpoint for something; returns what it logs. */
async function ask(name: string, body: object): Promise<unknown[][]> {
  const logged: unknown[][] = [];
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), {
    url: '/',
    headers: { 'content-type': 'application/json' },
  });
  const team = {
    request,
    select: () => {},
    current: { set, context },
    member: { ...author, role: { may: 'publish' } },
    sets: { create: async () => set, find: async () => set },
    previews: { create: async () => '/_preview/x' },
    log: async (...entry: unknown[]) => logged.push(entry),
  };
  await teamEndpoints[name]?.[1](team as unknown as TeamRequest);
  return logged;
}

/** Endpoint → what a member sends, and what the log keeps of it. */
const changes: Record<string, [body: object, entry: unknown[]]> = {
  'POST sets': [{ title: 'Spring' }, ['create', 'spring']],
  'POST rename': [{ title: 'Summer' }, ['rename', 'spring']],
  'POST remove': [{}, ['remove', 'spring']],
  'POST publish': [{ message: 'Begin' }, ['publish', 'spring']],
  'POST replay': [{}, ['replay', 'spring']],
  'POST discard': [
    { change: { file: 'data/a.yaml', key: 'b' } },
    ['discard', 'spring', ['data/a.yaml']],
  ],
  'POST preview': [{}, ['preview link', 'spring']],
  'POST revokePreviewLinks': [{}, ['revoke preview links', 'spring']],
};

test.each(Object.entries(changes))('%s is in the audit log', async (name, [body, entry]) => {
  expect(await ask(name, body)).toEqual([entry]);
});

test('the log leaves out only what changes nothing', () => {
  const silent = Object.keys(teamEndpoints).filter((name) => !Object.hasOwn(changes, name));
  expect(silent).toEqual(['GET me', 'POST open', 'GET status', 'POST place']);
});
