import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, violations, waitForPreview } from '../browser/editFixture.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { startFakeHost } from '../servers/startFakeHost.ts';
import { type GitServer, startGitServer } from '../servers/startGitServer.ts';
import { logIn, newPage } from './logIn.ts';
import { recordTraffic } from './recordTraffic.ts';
import { type RunningTeam, repositoryToken, startTeam, teamSite } from './startTeam.ts';

let folder: string;
let git: GitServer;
let host: Awaited<ReturnType<typeof startFakeHost>>;
let traffic: Awaited<ReturnType<typeof recordTraffic>>;
let team: RunningTeam;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-publish-'));
  git = await startGitServer(folder, teamSite, repositoryToken);
  host = await startFakeHost('github');
  traffic = await recordTraffic();
  team = await startTeam({
    BLOCKWRIGHT_ADDRESS: traffic.origin,
    BLOCKWRIGHT_REPOSITORY: git.remote,
    BLOCKWRIGHT_HOST: 'github',
    BLOCKWRIGHT_API: host.address,
  });
  traffic.connect(team.port);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  traffic?.close();
  await team?.remove();
  await git?.close();
  await host?.close();
  await rm(folder, { recursive: true, force: true });
});

test('two people log in, write on the page, publish and take over what moved; no browser receives a secret', async () => {
  const stranger = await newPage(browser);
  await stranger.goto(`${team.address}/_edit`);
  await look(stranger, 'login');
  await stranger.getByLabel('Email').fill('stranger@example.com');
  await stranger.getByRole('button', { name: 'Send me a link' }).click();
  await stranger.getByText('Look into your mailbox').waitFor();
  await look(stranger, 'mailbox');
  await stranger.context().close();
  const olga = await logIn(browser, team, 'olga@example.com');
  const comeBack = () => olga.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await look(olga, 'none');
  await olga.getByLabel('Title').fill('Summer');
  await olga.getByRole('button', { name: 'Begin' }).click();
  await openSite(olga);
  // The canvas shows what is typed before the server knows it.
  await olga.route('**/api/applyChange', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await typeOver(olga, 'Hello', 'Hello summer');
  await preview(olga).getByRole('heading', { level: 1, name: 'Hello summer' }).waitFor();
  await olga.getByRole('button', { name: 'Publish', exact: true }).click();
  await olga.getByText('This opens a pull request').waitFor();
  await olga.unroute('**/api/applyChange');
  await look(olga, 'publish');
  await olga.keyboard.press('Escape');
  await publish(olga);
  await olga.getByText('In review', { exact: false }).first().waitFor();
  const review = olga.getByRole('link', { name: 'Review', exact: true });
  expect(await review.getAttribute('href')).toBe('https://git.example.org/bakery/site/pull/7');
  const { branch } = host.pull;
  expect(git.git('show', `${branch}:pages.yaml`)).toContain('headline: Hello summer');

  await look(olga, 'pending');
  for (const [checks, text] of [
    ['failed', 'In review, checks failed'],
    ['passed', 'In review, checks passed'],
  ] as const) {
    host.pull.checks = checks;
    await expect
      .poll(() => comeBack().then(() => olga.getByText(text).count()), { timeout: 60_000 })
      .toBe(1);
    await look(olga, checks);
  }

  const moved = teamSite['pages.yaml']?.replace('Some text', 'Written by somebody else') ?? '';
  git.commit({ 'pages.yaml': moved });

  const emil = await logIn(browser, team, 'emil@example.com');
  await look(emil, 'sets');
  await emil.getByRole('button', { name: 'Summer' }).click();
  await openSite(emil);
  await preview(emil).getByText('Hello summer').waitFor();
  await emil.locator('.sections .sortable .row', { hasText: 'Hello summer' }).click();
  const row = olga.locator('.sections .sortable .row', { hasText: 'Hello summer' });
  await row.getByText('emil', { exact: true }).waitFor();
  expect(await row.getByTitle('emil@example.com edits this section').count()).toBe(1);
  await look(olga, 'presence');

  await olga.getByRole('button', { name: 'Share', exact: true }).click();
  const link = olga.getByLabel('Link to the preview');
  await expect.poll(() => link.inputValue()).toMatch(/\/_preview\/[\w.-]+$/);
  await look(olga, 'share');
  await olga.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await olga.getByRole('button', { name: 'Copy' }).click();
  await olga.locator('.dialog').getByText('Copied.').waitFor();
  expect(await olga.evaluate('navigator.clipboard.readText()')).toBe(await link.inputValue());
  const guest = await newPage(browser);
  await guest.goto(await link.inputValue());
  await guest.getByRole('heading', { level: 1, name: 'Hello summer' }).waitFor();
  await guest.context().close();
  await olga.keyboard.press('Escape');

  const offer = olga.getByRole('button', { name: 'The site has changed' });
  await expect
    .poll(() => comeBack().then(() => offer.count()), { timeout: 120_000, interval: 1000 })
    .toBe(1);
  await offer.click();
  await offer.waitFor({ state: 'detached' });
  await publish(olga);
  await expect
    .poll(() => git.git('show', `${branch}:pages.yaml`))
    .toBe(moved.replace('headline: Hello', 'headline: Hello summer').trim());
  expect(git.git('log', '-1', '--format=%ae %cn', branch)).toBe('olga@example.com Blockwright');
  expect(git.git('merge-base', 'main', branch)).toBe(git.git('rev-parse', 'main'));
  expect(host.opened).toBe(1);

  const basic = `Basic ${Buffer.from(`x-access-token:${repositoryToken}`).toString('base64')}`;
  expect(git.seen).toContain(basic);
  expect(host.requests.at(-1)?.authorization).toBe(`Bearer ${repositoryToken}`);
  const received = traffic.read();
  for (const part of ['event: blockwright:presence', 'emil@example.com', 'Hello summer'])
    expect(received.includes(part), part).toBe(true);
  const audit = await readFile(join(team.folder, 'data/audit.jsonl'), 'utf8');
  for (const text of [received, audit])
    for (const secret of [...team.secrets, `x-access-token:${repositoryToken}`])
      for (const form of [secret, Buffer.from(secret).toString('base64').slice(0, -3)])
        expect(text.includes(form), 'a secret was sent').toBe(false);
});

test('a choice is asked where both sides changed the same, what a role forbids is taken back, and a removed set says so', async () => {
  const olga = await logIn(browser, team, 'olga@example.com');
  await olga.getByLabel('Title').fill('Autumn');
  await olga.getByRole('button', { name: 'Begin' }).click();
  await openSite(olga);
  await typeOver(olga, 'Hello', 'Hello autumn');
  await preview(olga).getByRole('heading', { level: 1, name: 'Hello autumn' }).waitFor();
  await olga.getByText('Unsaved changes').waitFor();
  const bea = await logIn(browser, team, 'bea@example.com');
  await bea.getByRole('button', { name: 'Autumn' }).click();
  await openSite(bea);
  await typeOver(bea, 'Hello autumn', 'Not mine');
  await bea.getByText('Your role may not change the page /').first().waitFor();
  await preview(bea).getByRole('heading', { level: 1, name: 'Hello autumn' }).waitFor();
  await look(bea, 'refused');

  const moved = git.git('show', 'main:pages.yaml').replace('headline: Hello', 'headline: Welcome');
  git.commit({ 'pages.yaml': `${moved}\n` });
  const offer = olga.getByRole('button', { name: 'The site has changed' });
  const comeBack = () => olga.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect
    .poll(() => comeBack().then(() => offer.count()), { timeout: 120_000, interval: 1000 })
    .toBe(1);
  await look(olga, 'offer');
  await offer.click();
  const choice = olga.getByRole('dialog');
  await choice.getByText('Hello autumn').waitFor();
  await look(olga, 'conflict');
  await choice.getByText('Hello autumn').click();
  await choice.getByRole('button').last().click();
  await choice.waitFor({ state: 'detached' });

  await olga.getByRole('button', { name: 'Autumn', exact: true }).click();
  await look(olga, 'change-sets');
  await olga.getByRole('button', { name: 'Remove this change set' }).click();
  await look(olga, 'remove');
  await olga.getByRole('button', { name: 'Remove', exact: true }).click();
  await olga.getByText('Begin new changes').waitFor();
  const removed = bea.getByRole('dialog', { name: 'This change set was removed' });
  await removed.waitFor();
  await look(bea, 'removed');
  await removed.getByRole('button', { name: 'Show all change sets' }).click();
  await bea.getByText('Begin new changes').waitFor();
});

async function openSite(page: Page): Promise<void> {
  await page.waitForSelector('.sections');
  await waitForPreview(page);
}

/** Replaces a text on the page, key by key. */
async function typeOver(page: Page, text: string, typed: string): Promise<void> {
  await preview(page).getByText(text).first().click();
  await preview(page).locator('[data-edit-open]').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typed, { delay: 20 });
  await page.keyboard.press('Enter');
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This opens a pull request').waitFor();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Expects a screen to be accessible at two widths, in both schemes. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violations(page)).toEqual([]);
    const shots = process.env.BLOCKWRIGHT_SHOTS;
    if (!shots) continue;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}/team-${name}-${colorScheme}-${width}.png` });
    }
  }
}
