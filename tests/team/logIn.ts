import type { Browser, Page } from 'playwright-core';
import type { RunningTeam } from './startTeam.ts';

/** Logs a person in by a mailed link, as people do, in a window of their own. */
export async function logIn(browser: Browser, team: RunningTeam, email: string): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(`${team.address}/_edit`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Look into your mailbox').waitFor();
  const lastLink = new RegExp(`Log in as ${email}: (\\S+)(?![^]*Log in as ${email})`);
  await page.goto((await team.printed(lastLink))[1] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  return page;
}

/** Opens a window of a person of their own. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1500, height: 1000 } });
  return context.newPage();
}
