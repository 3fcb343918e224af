import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningTeam, startTeam, teamSite } from './startTeam.ts';
import { TeamBrowser } from './TeamBrowser.ts';

const words = 80_000;

const page = (
  name: string,
) => `site: { name: Example, url: 'https://www.example.com', description: An example of a site }
pages:
  /:
    title: Home
    description: What the example is about
    sections:
      - type: article
        title: What happened
        text: |
${Array.from({ length: words / 40 }, (_, at) => `          ${Array.from({ length: 40 }, (__, word) => `${name}${at * 40 + word}`).join(' ')}\n`).join('\n')}`;

let team: RunningTeam;
beforeAll(async () => {
  team = await startTeam({ BLOCKWRIGHT_HOST: 'none' }, { ...teamSite, 'pages.yaml': page('a') });
});
afterAll(() => team?.remove());

test('answers everybody while it compares long texts for one member', async () => {
  const olga = new TeamBrowser(team);
  await olga.logIn('olga@example.com');
  await olga.open();
  const changed = await olga.change({
    text: { file: 'pages.yaml', content: page('b') },
    label: 'Edit text',
    key: 'text',
  });
  expect(changed.status).toBe(200);
  // What the first request to a set loads and checks is not under test.
  await olga.send('/_changes/new/');
  let answer: { status: number; text: string } | undefined;
  const compared = olga.send('/_changes/new/index.html').then((result) => {
    answer = result;
  });
  let answered = 0;
  while (!answer) {
    expect((await fetch(`${team.origin}/_health`)).status).toBe(200);
    answered += 1;
  }
  await compared;
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('data-bw-kind') });
  // One or two are answered while the page is rendered, and none while this process compares.
  expect(answered).toBeGreaterThan(20);
});
