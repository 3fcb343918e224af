import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForPreview } from '../browser/editFixture.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { sharedManifest, writeTogether } from '../browser/writeTogether.ts';
import { logIn } from './logIn.ts';
import { type RunningTeam, startTeam, teamSite } from './startTeam.ts';
import { TeamBrowser } from './TeamBrowser.ts';

let team: RunningTeam;
let browser: Browser;

beforeAll(async () => {
  const files = { ...teamSite, 'pages.yaml': sharedManifest };
  team = await startTeam({ BLOCKWRIGHT_HOST: 'none' }, files);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await team?.remove();
});

test('two people write in one change set while a colleague publishes: no edit is lost', async () => {
  const colleague = new TeamBrowser(team);
  await colleague.logIn('bea@example.com');
  const set = await colleague.open();
  const code = join(team.folder, 'code');
  const published = join(code, 'pages.yaml');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: code, stdio: 'pipe' });
  const author = ['-c', 'user.name=Emil', '-c', 'user.email=emil@example.com'];
  const pull = async (headline: string) => {
    const text = readFileSync(published, 'utf8').replace(
      /headline: Prices.*/,
      `headline: ${headline}`,
    );
    writeFileSync(published, text);
    git(...author, 'commit', '--quiet', '--all', '--message', headline);
    const answer = await colleague.post('/_edit/team/replay', { choices: {} });
    expect(answer).toMatchObject({ status: 200, text: '[]' });
  };
  const open = async (email: string): Promise<Page> => {
    const page = await logIn(browser, team, email);
    await page.getByRole('button', { name: 'Spring' }).click();
    await page.waitForSelector('.sections');
    await waitForPreview(page);
    return page;
  };
  const [writer, mover] = [await open('olga@example.com'), await open('emil@example.com')];
  const read = () => readFileSync(join(team.folder, 'data/sets', set, 'site/pages.yaml'), 'utf8');
  await writeTogether({ writer, mover, pull, read });
});
