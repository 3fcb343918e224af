import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, FrameLocator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { startServer } from '../startServer.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';

/** A running editor with a small site in a git repository. */
export interface Edited {
  root: string;
  address: string;
  browser: Browser;
  /** Reads a file of the site from disk. */
  read(file: string): string;
  write(file: string, text: string): void;
  /** Writes a file, and waits until the server of the editor has read it. */
  change(file: string, text: string): Promise<void>;
  git(...args: string[]): string;
  /** Kills the server, as a crash would. */
  kill(): Promise<void>;
  /** Starts the server again at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Writes the files, in the folder that `prepare` may fill first, and starts the editor and a browser. */
export async function startEditor(
  files: Record<string, string>,
  prepare?: (root: string) => void,
): Promise<Edited> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-edit-'));
  prepare?.(root);
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  write('public/images/first.png', await picture('#808'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  git('init', '-q');
  git('config', 'user.email', 'editor@example.com');
  git('config', 'user.name', 'Editor');
  git('add', '.');
  git('commit', '-q', '-m', 'start');
  let server = await startServer('edit', { root });
  const { address, port } = server;
  const browser = await openBrowser();
  return {
    root,
    address,
    browser,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write,
    async change(file, text) {
      write(file, text);
      const query = new URLSearchParams({ file });
      const readSaved = async () =>
        ((await (await fetch(`${address}/api/text?${query}`)).json()) as { saved: string }).saved;
      await expect.poll(readSaved).toBe(text);
    },
    git,
    async kill() {
      await server.stop('SIGKILL');
    },
    async restart() {
      server = await startServer('edit', { root, port });
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Creates a PNG of one colour. */
export function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Opens a page of the site in a new window of the editor. */
export async function openPage(
  { browser, address }: Edited,
  key: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 }, ...options });
  await page.goto(`${address}#${new URLSearchParams({ file: 'pages.yaml', key })}`);
  await page.waitForSelector('.sections', { timeout: 120_000 });
  await waitForPreview(page);
  return page;
}

/** Waits until the preview shows sections and its script, which acts on clicks, is loaded. */
export async function waitForPreview(page: Page): Promise<void> {
  await preview(page).locator('[data-edit-section]').first().waitFor();
  const frame = `document.querySelector('[title="Preview of the page"]')`;
  const isLoaded = `typeof ${frame}?.contentWindow?.editText === 'function'`;
  // Not `waitForFunction`, which the content security policy of a team's server forbids.
  for (let waited = 0; !(await page.evaluate(isLoaded)); waited += 100) {
    if (waited > 120_000) throw new Error('The script of the page on the canvas does not load');
    await page.waitForTimeout(100);
  }
}

/** Returns the preview inside the editor. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of the page"]');
}

/** Returns the labels of the sections, from top to bottom. */
export function sectionLabels(page: Page): Promise<string[]> {
  return page.locator('.sections .sortable .row > span:first-child').allInnerTexts();
}

/** Opens a pane of the panel on the left: “Pages”, “Site”. */
export async function openPane(page: Page, name: string): Promise<void> {
  const button = page.locator('.rail').getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
}

/** Selects a section in the list. */
export async function selectSection(page: Page, words: string): Promise<void> {
  await page.locator('.sections .sortable .row', { hasText: words }).first().click();
}

/** Moves the item whose handle has the focus by one position. */
export async function moveByKeyboard(page: Page, key: 'ArrowUp' | 'ArrowDown'): Promise<void> {
  const focused = async () =>
    String(await page.evaluate('document.activeElement.getAttribute("aria-label")'));
  const wanted = key === 'ArrowUp' ? /^Move above / : /^Move below /;
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Move (above|below) /);
  for (let steps = 0; steps < 3 && !wanted.test(await focused()); steps++)
    await page.keyboard.press(key);
  expect(await focused()).toMatch(wanted);
  await page.keyboard.press('Enter');
}

/** Opens the menu of a page or section, and chooses an action. */
export async function runAction(page: Page, item: string, action: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${item}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Saves, and waits until all files are written. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes saved').waitFor();
}

/** Returns the accessibility violations that axe finds in the editor. */
export const violations = (page: Page): Promise<string[]> => axeViolations(page, true);
