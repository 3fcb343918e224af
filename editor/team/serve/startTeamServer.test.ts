import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
afterEach(() => rm(data, { recursive: true }));

const email = 'olga@example.com';
const secret = 'a secret of more than 32 characters';

async function start(names: ReadonlyMap<string, string>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const people = { roleOf: () => ({ may: 'edit' }), nameOf: (of: string) => names.get(of) };
  const { close } = await startTeamServer({
    settings: { origin, secret, data } as TeamSettings,
    sets: { list: async () => [] } as unknown as ChangeSets,
    people: people as unknown as PeopleFile,
    ...{ ui: data, host: 'localhost', port, sendLink: undefined },
    ...({} as Pick<Parameters<typeof startTeamServer>[0], 'code' | 'bundle'>),
  });
  const now = Date.now() / 1000;
  const session = { id: 'one', email, name: 'Olga of the login', begun: now, seen: now };
  const token = await new TokenBox(secret).seal('session', session, 600);
  const readName = async () => {
    const headers = { cookie: `blockwright-session=${token}` };
    const answer = await fetch(`${origin}/_edit/team/me`, { headers });
    return ((await answer.json()) as { person: { name: string } }).person.name;
  };
  return { close, readName };
}

test('a name in team.yaml counts at once, and no longer than it is there', async () => {
  const names = new Map<string, string>();
  const { close, readName } = await start(names);
  expect(await readName()).toBe('Olga of the login');
  names.set(email, 'Olga Berg');
  expect(await readName()).toBe('Olga Berg');
  names.clear();
  expect(await readName()).toBe('Olga of the login');
  await close();
});
