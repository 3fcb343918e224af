import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyReferenceSite } from '../referenceSite.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { moveByKeyboard, preview, save, violations, waitForPreview } from './editFixture.ts';
import { openBrowser } from './openBrowser.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-edit-'));
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copyReferenceSite(root);
  git('init', '-q');
  git('config', 'user.email', 'editor@example.com');
  git('config', 'user.name', 'Editor');
  git('add', '.');
  git('commit', '-q', '-m', 'start');
  server = await startServer('edit', { root });
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
  await page.goto(server.address);
  await page.waitForSelector('.sections .sortable', { timeout: 120_000 });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});

test('changes nothing but the edited lines in a day of ordinary edits', async () => {
  await openPage('/pricing');

  // Reword a headline: click it in the page, type in the form, see it in the page.
  await preview(page).locator('[data-edit-section="0"]').click();
  const headline = page.getByRole('textbox', { name: 'Headline' }).first();
  await headline.fill('Know the price before you hire');
  await preview(page)
    .getByRole('heading', { level: 1, name: 'Know the price before you hire' })
    .waitFor();

  // Add a question to the FAQ of the home page: the errors of an empty one are shown and fixed.
  await openPage('/');
  await page.locator('.sections .sortable .row', { hasText: 'faq' }).first().click();
  await page.getByRole('button', { name: 'Add to items' }).click();
  const added = page.locator('.inspector .item').last();
  await added.getByLabel('Question').fill('Can I pause my plan?');
  await added.getByLabel('Answer').fill('Yes: tell us a week before.');
  await expect.poll(() => page.locator('.inspector .wrong').count()).toBe(0);
  await preview(page).getByText('Can I pause my plan?').waitFor();
  await save(page);

  // Move the tasks of a city page by one position towards the prices, by keyboard.
  await openPage('/atlanta-virtual-assistants');
  const order = () => page.locator('.sections .sortable .row > span:first-child').allInnerTexts();
  const before = await order();
  const tasks = before.findIndex((label) => label.startsWith('Tasks'));
  const prices = before.findIndex((label) => label.startsWith('Price comparison'));
  const isBelow = tasks > prices;
  await dragByKeyboard(before[tasks] ?? '', isBelow ? 'ArrowUp' : 'ArrowDown');
  const neighbour = tasks + (isBelow ? -1 : 1);
  await expect.poll(order).toEqual(exchanged(before, tasks, neighbour));

  // …and a page for another city, made from this one.
  await pressWhileScrolling('Actions for /atlanta-virtual-assistants');
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByLabel('Address').fill('/boston-virtual-assistants');
  await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
  await page.locator('.tree [aria-selected="true"]', { hasText: '/boston' }).waitFor();
  await page
    .getByRole('textbox', { name: 'Title' })
    .first()
    .fill('Boston Virtual Assistants | {{ site.name }}');
  await page
    .getByRole('textbox', { name: 'Description' })
    .first()
    .fill(
      'Nearshore virtual assistants for Boston laboratories, law firms and home services, on Eastern time.',
    );
  await save(page);

  const diff = git('diff', '--unified=0');
  const removed = diff.split('\n').filter((line) => /^-(?!--)/.test(line));
  const added2 = diff.split('\n').filter((line) => /^\+(?!\+\+)/.test(line));
  expect(diff).toContain('headline: Know the price before you hire');
  expect(diff).toContain('question: Can I pause my plan?');
  expect(diff).toContain('answer: "Yes: tell us a week before."');
  expect(diff).toContain('/boston-virtual-assistants:');
  // The diff removes only the headline and the lines of the section that moved.
  const moved = new Set(added2.map((line) => line.slice(1)));
  expect(removed.filter((line) => !moved.has(line.slice(1)))).toHaveLength(1);
  execFileSync('node', ['cli/bin.mjs', 'check', '--root', root], { stdio: 'ignore' });
});

test('keeps undo and redo over a reload, and merges a file that changed on disk', async () => {
  await openPage('/pricing');
  const original = readFileSync(join(root, 'pages.yaml'), 'utf8');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Prices');
  await page.getByText('Unsaved changes').waitFor();
  await page.reload();
  await page.waitForSelector('.sections .sortable');
  await page.getByText('Unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('All changes saved').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByText('Unsaved changes').waitFor();
  execFileSync('node', [
    '-e',
    `const fs = require('fs'); const f = process.argv[1];
    fs.writeFileSync(f, fs.readFileSync(f, 'utf8').replace('name: Cercana #', 'name: Vecina #'))`,
    join(root, 'pages.yaml'),
  ]);
  await page.getByRole('heading', { level: 1, name: 'Vecina' }).waitFor();
  await save(page);
  const merged = readFileSync(join(root, 'pages.yaml'), 'utf8');
  expect(merged).toContain('name: Vecina #');
  expect(merged.split('\n')).toHaveLength(original.split('\n').length);
  expect(merged).toContain('    title: Prices\n');
});

test('is accessible with every pane, list, menu and dialog open', async () => {
  await page.getByRole('button', { name: 'YAML' }).click();
  await page.locator('.cm-content').waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Add section' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.sections .row', { hasText: 'hero' }).first().click();
  await page.getByRole('button', { name: 'Actions for hero' }).first().click();
  await page.getByRole('menuitem', { name: 'Hide' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('button', { name: / Background$/ }).click();
  await page.getByRole('listbox').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions for /pricing' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('combobox').press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  expect(await violations(page)).toEqual([]);
  // Escape closes the list, then the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Changes' }).click();
  await page.getByLabel('Message').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Commit' }).click();
  await page.getByText('Committed.').waitFor();
  expect(git('status', '--porcelain', '--', 'pages.yaml').trim()).toBe('');
});

async function openPage(key: string) {
  // The tree creates only its visible rows.
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(key);
  await page.locator('.tree .row', { hasText: key }).first().click();
  await page.locator('.tree [aria-selected="true"]', { hasText: key }).waitFor();
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('');
  await page.locator(`iframe[src="${key}"]`).waitFor();
  await waitForPreview(page);
}

/** Presses a button of the list of pages, which shows the open one, while the list scrolls. */
async function pressWhileScrolling(name: string) {
  await page.locator('.pages').evaluate((list) => {
    list.scrollTop -= 8;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const box = await page.getByRole('button', { name }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
}

async function dragByKeyboard(label: string, key: 'ArrowUp' | 'ArrowDown') {
  await page.getByRole('button', { name: `Move ${label}`, exact: true }).focus();
  await moveByKeyboard(page, key);
}

function exchanged(labels: string[], one: number, other: number): string[] {
  return labels.with(one, labels[other] ?? '').with(other, labels[one] ?? '');
}

function git(...args: string[]): string {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
}
