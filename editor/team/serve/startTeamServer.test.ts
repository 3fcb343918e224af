import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { freePort } from '../../../tests/team/freePort.ts';
import type { TeamSettings } from '../access/readSettings.ts';
import { TokenBox } from '../access/TokenBox.ts';
import type { ChangeSets } from '../changes/ChangeSets.ts';
import type { PeopleFile } from '../people/PeopleFile.ts';
import { startTeamServer } from './startTeamServer.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'blockwright-server-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(data, { recursive: true });
});

const email = 'olga@example.com';
const secret = 'a secret of more than 32 characters';

async function start({ names = new Map<string, string>(), sets = {} }) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const people = { getRole: () => ({ may: 'edit' }), getName: (of: string) => names.get(of) };
  const { close } = await startTeamServer({
    settings: { origin, secret, data } as TeamSettings,
    sets: { list: async () => [], ...sets } as unknown as ChangeSets,
    people: people as unknown as PeopleFile,
    ui: data,
    host: 'localhost',
    port,
    sendLink: undefined,
    ...({ code: { installation: { commandLine: data } } } as Pick<
      Parameters<typeof startTeamServer>[0],
      'code' | 'bundle'
    >),
  });
  const now = Date.now() / 1000;
  const session = { id: 'one', email, name: 'Olga of the login', begun: now, seen: now };
  const token = await new TokenBox(secret).seal('session', session, 600);
  const headers = { cookie: `blockwright-session=${token}`, origin };
  return {
    close,
    headers,
    send: (path: string, init = {}) => fetch(origin + path, { headers, ...init }),
  };
}

test('a name in team.yaml counts at once, and no longer than it is there', async () => {
  const names = new Map<string, string>();
  const { close, send } = await start({ names });
  const readName = async () =>
    ((await (await send('/_edit/team/me')).json()) as { person: { name: string } }).person.name;
  expect(await readName()).toBe('Olga of the login');
  names.set(email, 'Olga Berg');
  expect(await readName()).toBe('Olga Berg');
  names.clear();
  expect(await readName()).toBe('Olga of the login');
  await close();
});

test('a form that fails is answered with a page that says why', async () => {
  const create = () => Promise.reject(new EditError('You have 20 <change> sets'));
  const { close, send } = await start({ sets: { create } });
  const form = { method: 'POST', body: new URLSearchParams({ title: 'Spring' }) };
  const answer = await send('/_edit/team/sets', form);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/<p>You have 20 &lt;change&gt; sets\.<\/p>/);
  await close();
});

test('a full disk is reported in one line, without a stack', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const list = () =>
    Promise.reject(
      Object.assign(new Error('ENOSPC'), {
        code: 'ENOSPC',
        errno: -28,
        syscall: 'write',
        path: '/data/sets',
      }),
    );
  const { close, send } = await start({ sets: { list } });
  expect((await send('/_edit')).status).toBe(500);
  expect(write.mock.calls).toEqual([['/data/sets: the disk is full\n']]);
  await close();
});

test('a tab learns to try again while its set cannot be read', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const find = () =>
    Promise.reject(
      Object.assign(new Error('EMFILE'), {
        code: 'EMFILE',
        errno: -24,
        syscall: 'open',
        path: '/data/set.json',
      }),
    );
  const { close, send, headers } = await start({ sets: { find } });
  const claim = { headers: { ...headers, 'x-change-set': '0123456789abcdef' } };
  const answer = await send('/_edit/api/changes', claim);
  expect(answer.status).toBe(503);
  expect(write.mock.calls).toEqual([['/data/set.json: too many open files\n']]);
  await close();
});
