import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SessionLog } from '../../editor/server/draft/SessionLog.ts';
import { isLongRun } from '../isLongRun.ts';
import { type RunningTeam, startTeam } from './startTeam.ts';
import { TeamBrowser } from './TeamBrowser.ts';

let team: RunningTeam;
let people: { browser: TeamBrowser; route: string }[];
beforeAll(async () => {
  team = await startTeam({ BLOCKWRIGHT_HOST: 'none' });
  const [olga, emil] = [new TeamBrowser(team), new TeamBrowser(team)];
  await olga.logIn('olga@example.com');
  await emil.logIn('emil@example.com');
  await emil.open(await olga.open());
  people = [
    { browser: olga, route: '/' },
    { browser: emil, route: '/blog/first' },
  ];
});
afterAll(() => team?.remove());

const root = () => join(team.folder, 'data/sets', people[0]?.browser.set ?? '', 'site');

const type = (person: { browser: TeamBrowser; route: string }, value: string) =>
  person.browser.change({
    commands: [
      {
        kind: 'edit',
        file: 'pages.yaml',
        edit: { kind: 'set', path: ['pages', person.route, 'title'], value, order: [] },
      },
    ],
    label: 'Edit title',
    key: `title ${person.route}`,
  });

/** Returns the round and number in the title of a route. */
function parseTitle(manifest: string, route: string): [round: number, number: number] {
  const [, round, number] =
    manifest.split(`  ${route}:`)[1]?.match(/title: Round (\d+), text (\d+)$/m) ?? [];
  return [Number(round ?? -1), Number(number ?? -1)];
}

async function readManifest({ browser }: { browser: TeamBrowser }): Promise<string> {
  const { text } = await browser.send('/_edit/api/text?file=pages.yaml');
  return (JSON.parse(text) as { text: string }).text;
}

test('stores what two people type without a pause, and keeps what is stored when it is killed', async () => {
  const rounds = isLongRun ? 20 : 2;
  for (let round = 0; round < rounds; round++) {
    let isTyping = true;
    /** For each person, the numbers that were acknowledged, and when. */
    const acknowledged = await Promise.all(
      people.map(async (person, index) => {
        const times: number[] = [];
        const work = (async () => {
          for (let number = 0; isTyping; number++) {
            const answer = await type(person, `Round ${round}, text ${number}`).catch(
              () => undefined,
            );
            if (answer?.status !== 200) return;
            times.push(Date.now());
            await pause(60 + 30 * index);
          }
        })();
        return { times, work };
      }),
    );
    const readStored = async () => {
      const { drafts } = await new SessionLog(root()).read();
      return people.map(({ route }) => parseTitle(drafts.get('pages.yaml') ?? '', route));
    };
    // They go on typing until something of this round is stored, whatever the machine takes for it.
    const isStored = async () => (await readStored()).every(([stored]) => stored === round);
    await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
    if (isLongRun) await pause(1000 + Math.random() * 4000);
    const stored = await readStored();
    const killed = Date.now();
    await team.kill();
    isTyping = false;
    await Promise.all(acknowledged.map(({ work }) => work));
    await team.start();
    for (const [index, person] of people.entries()) {
      const [found, number] = parseTitle(await readManifest(person), person.route);
      expect(found).toBe(round);
      expect(number).toBeGreaterThanOrEqual(stored[index]?.[1] ?? 0);
      const firstLost = acknowledged[index]?.times[number + 1] ?? killed;
      if (isLongRun) expect(killed - firstLost).toBeLessThan(2000);
    }
  }
});

test('a second process on the same data names the first, and ends', async () => {
  const { status, output } = await team.startSecond();
  expect(output).toMatch(
    new RegExp(`^Process \\d+ at ${team.origin} is using .*data. Stop it first.\n$`),
  );
  expect(status).toBe(1);
});

test('a start clears the locks and half-made folders of a killed process, and all sets work again', async () => {
  const [olga] = people;
  if (!olga) return;
  const data = join(team.folder, 'data');
  const clone = join(data, 'repository.git');
  await team.kill();
  const [worktree = ''] = readdirSync(join(clone, 'worktrees'));
  const locks = [
    ...['config.lock', 'HEAD.lock', 'packed-refs.lock', 'refs/remotes/origin/main.lock'],
    ...[`worktrees/${worktree}/index.lock`, `worktrees/${worktree}/HEAD.lock`],
  ];
  for (const lock of locks) await writeFile(join(clone, lock), '');
  await mkdir(join(clone, 'worktrees/site9'));
  await writeFile(join(clone, 'worktrees/site9/locked'), 'initializing');
  await mkdir(join(data, 'sets/0123456789abcdef/site'), { recursive: true });
  await mkdir(join(data, 'sets/abcdef0123456789/site/.blockwright/edit'), { recursive: true });
  const published = join(team.folder, 'code');
  const author = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
  execFileSync('git', ['checkout', '--quiet', '--detach'], { cwd: published });
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'More'], {
    cwd: published,
  });
  execFileSync('git', ['branch', '--force', 'main'], { cwd: published });
  await team.start();
  await team.printed(/abcdef0123456789 has drafts, but no set\.json/);
  expect(locks.filter((lock) => existsSync(join(clone, lock)))).toEqual([]);
  expect(readdirSync(join(clone, 'worktrees'))).toEqual([worktree]);
  expect(readdirSync(join(data, 'sets'))).not.toContain('0123456789abcdef');
  await type(olga, 'After the locks');
  const replayed = await olga.browser.post('/_edit/team/replay', {});
  expect([replayed.status, replayed.text]).toEqual([200, '[]']);
  await olga.browser.open();
  expect(
    (await olga.browser.change({ text: { file: 'words.yaml', content: '{}\n' } })).status,
  ).toBe(200);
});

test('a copy of the data has worktrees of its own, and is not locked', async () => {
  const [olga] = people;
  const copy = join(team.folder, 'copy');
  await cp(join(team.folder, 'data'), copy, { recursive: true, verbatimSymlinks: true });
  const { ChangeSets } = await import('../../editor/team/changes/ChangeSets.ts');
  const { holdLock } = await import('../../base/files/holdLock.ts');
  const { release } = await holdLock(copy);
  const remote = join(team.folder, 'code');
  await ChangeSets.open({ folder: copy, remote, branch: 'main' });
  const set = people[0]?.browser.set ?? '';
  const link = await readFile(join(copy, 'sets', set, 'site/.git'), 'utf8');
  expect(link).toMatch(new RegExp(`^gitdir: ${copy}/repository.git/worktrees/`));
  const name = link.trim().split('/').at(-1) ?? '';
  for (const folder of [copy, join(team.folder, 'data')])
    expect(await readFile(join(folder, 'repository.git/worktrees', name, 'gitdir'), 'utf8')).toBe(
      `${folder}/sets/${set}/site/.git\n`,
    );
  release();
  expect(olga && (await type(olga, 'The first still runs')).status).toBe(200);
});
