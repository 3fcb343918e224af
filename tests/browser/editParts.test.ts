import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axeViolations.ts';
import {
  type Edited,
  openPage,
  openPane,
  preview,
  save,
  selectSection,
  startEditor,
} from './editFixture.ts';

const manifest = `site:
  name: Parts
  description: A site to see what the editor shows around its pages, and how it opens them.
  url: https://parts.test
pages:
  /:
    title: The parts of the editor
    description: A page with cards and a table, to see what the editor shows around it.
    sections:
      - type: hero
        headline: Hello there
      - type: cards
        title: Cards
        items:
          - { title: One, text: First. }
          - { title: Two, text: Second., sample: true }
      - type: table
        caption: Prices of boats
        columns:
          - name: Boat
          - name: Day
          - name: Week
        rows:
          - [Canoe, '20', '90']
          - [Kayak, true, '80']
  /boats:
    title: Boats for rent by the day
    description: Another page, which the palette and the history of the browser open.
    sections:
      - type: hero
        headline: Boats
`;

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest });
  page = await openPage(edited, '/');
});

afterAll(() => edited?.close());

const focusedName = () => page.evaluate('document.activeElement.ariaLabel');

test('the tools of a section are above the page, never on it', async () => {
  await selectSection(page, 'Cards');
  const tools = await page.getByRole('toolbar', { name: 'Tools for Cards' }).boundingBox();
  const shown = await page.locator('.stage').boundingBox();
  expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(shown?.y ?? 0);
  const above = page.getByLabel('Above this form').getByRole('button');
  expect(await above.innerText()).toBe('The parts of the editor');
  await above.click();
  await page.getByRole('heading', { level: 2, name: 'The parts of the editor' }).waitFor();
});

test('fields are in tabs, which arrow keys and problems open', async () => {
  await selectSection(page, 'Cards');
  await page.getByRole('tab', { name: 'Content' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Design' }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect.poll(() => preview(page).locator('[data-columns="3"]').count()).toBe(1);
  expect(await axeViolations(page, true)).toEqual([]);
  await page.getByRole('tab', { name: 'Content' }).click();
  await page.getByRole('button', { name: 'Add Intro' }).click();
  await page.locator('[data-at="/intro"] textarea:focus').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await edited.change(
    'pages.yaml',
    manifest.replace('title: Cards', 'title: Cards\n        tone: red'),
  );
  await page.locator('.problem-count').click();
  await page.locator('.problems .row', { hasText: '“Tone” cannot be' }).click();
  await page.locator('[data-at="/tone"] button:focus').waitFor();
  await edited.change('pages.yaml', manifest);
  await page.locator('.problem-count', { hasText: 'error' }).waitFor({ state: 'detached' });
});

test('a field says what is wrong once it was left', async () => {
  await selectSection(page, 'Hero');
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await headline.fill('');
  await page.locator('.problem-count', { hasText: 'error' }).waitFor();
  const message = page.locator('.inspector .wrong');
  expect(await message.count()).toBe(0);
  await page.keyboard.press('Tab');
  await message.waitFor();
  await headline.fill('Hello there');
  await message.waitFor({ state: 'detached' });
  await page.getByText('All changes saved').waitFor();
});

test('counts samples, and keeps them on request', async () => {
  await selectSection(page, 'Cards');
  await page.getByText('2 of 5 texts are still samples.').waitFor();
  expect(await page.locator('.sections .sample').count()).toBe(1);
  expect(await axeViolations(page, true)).toEqual([]);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.locator('.sample').first().waitFor({ state: 'detached' });
  await save(page);
  expect(edited.read('pages.yaml')).toBe(manifest.replace(', sample: true', ''));
  await page.getByText('All changes saved · 1 page to publish').waitFor();
});

test('a table is a grid: Tab and Enter lead through its cells, and a spreadsheet fills them', async () => {
  await selectSection(page, 'Table');
  await page.getByLabel('Day, row 1').click();
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedName()).toBe('Boat, row 2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('–');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(focusedName).toBe('Boat, row 1');
  await expect.poll(() => page.getByLabel('Boat, row 1').inputValue()).toBe('Kayak');
  await page.getByLabel('Boat, row 2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focusedName).toBe('Boat, row 3');
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Raft\\t30\\t99\\tno\\nFerry\\t✓\\t5');
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  }`);
  await page.getByText('The table has 3 columns: 1 more was left out.').waitFor();
  await page.getByLabel('Boat, row 4').waitFor();
  expect(await axeViolations(page, true)).toEqual([]);
  await save(page);
  expect(edited.read('pages.yaml')).toContain(`        rows:
          - [Kayak, false, '80']
          - [Canoe, '25', '90']
          - [Raft, "30", "99"]
          - [Ferry, true, "5"]
`);
});

test('the palette opens pages, settings and texts, and does what buttons do', async () => {
  const search = page.getByRole('combobox', { name: 'Search pages, sections' });
  const open = async (words: string, label: string) => {
    // In a text with links, these keys set a link.
    await page.locator('.rail button').first().focus();
    await page.keyboard.press('Control+k');
    await search.fill(words);
    await page.getByRole('option', { name: label }).first().waitFor();
    expect(await axeViolations(page, true)).toEqual([]);
    await page.keyboard.press('Enter');
    await search.waitFor({ state: 'detached' });
  };
  await open('rent', 'Boats for rent');
  await preview(page).getByRole('heading', { name: 'Boats' }).waitFor();
  await open('footer', 'Footer');
  await page.getByRole('heading', { level: 2, name: 'Footer' }).waitFor();
  await open('keyboard', 'Keyboard shortcuts');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await axeViolations(page, true)).toEqual([]);
  await page.keyboard.press('Escape');
});

test('the lists and the form close by a key, and keep the width that their edges get', async () => {
  await page.locator('.rail button').first().focus();
  const width = async (selector: string) => (await page.locator(selector).boundingBox())?.width;
  await page.keyboard.press('[');
  await expect.poll(() => width('nav.side')).toBeUndefined();
  await page.keyboard.press('[');
  const before = (await width('nav.side')) ?? 0;
  await page.getByRole('separator', { name: 'Width of the lists' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => width('nav.side')).toBe(before + 16);
  await page.reload();
  await expect.poll(() => width('nav.side')).toBe(before + 16);
  await page.keyboard.press(']');
  await expect.poll(() => width('.inspector')).toBeUndefined();
  await page.locator('.tree [aria-selected="true"]').waitFor();
  expect(await axeViolations(page, true)).toEqual([]);
  // A field that is asked for opens the form.
  await page.locator('.sections > .row').first().press('Enter');
  await page.locator('.inspector input:focus').waitFor();
});

test('Back and Forward follow pages', async () => {
  await page.goBack();
  await page.locator('.tree [aria-selected="true"]', { hasText: 'The parts' }).waitFor();
  await preview(page).getByRole('heading', { name: 'Hello there' }).waitFor();
  await page.goForward();
  await page.locator('.tree [aria-selected="true"]', { hasText: 'Boats for rent' }).waitFor();
  await preview(page).getByRole('heading', { name: 'Boats' }).waitFor();
});

test('fonts are chosen among specimens, or as a file', async () => {
  await page.evaluate(() => document.fonts.load('14px "Instrument Sans"'));
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /^"?Instrument Sans/,
  );
  await openPane(page, 'Site');
  await page.getByRole('button', { name: 'Fonts' }).click();
  const titles = page.getByRole('group', { name: 'Font of titles' });
  const bitter = titles.getByRole('button', { name: 'Bitter' });
  await bitter.click();
  await titles.getByRole('button', { name: 'Bitter', pressed: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Bitter'))).toBe(true);
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect
    .poll(() => heading.evaluate((element) => getComputedStyle(element).fontFamily))
    .toMatch(/^"?Bitter/);
  expect(await axeViolations(page, true)).toEqual([]);
  const texts = page.getByRole('group', { name: 'Font of texts' });
  await texts.getByRole('button', { name: 'Choose or upload a font: Font of texts' }).click();
  await page.locator('.dialog input[type=file]').setInputFiles({
    name: 'Ours.woff2',
    mimeType: 'font/woff2',
    buffer: await readFile('renderer/fonts/outfit-latin.woff2'),
  });
  await texts.getByRole('textbox', { name: 'Weights' }).waitFor();
  await save(page);
  expect(edited.read('pages.yaml')).toMatch(
    /text:[\s{]+family: Outfit,?\s+file: \/fonts\/ours\.woff2,?\s+weights: 100 900/,
  );
  await bitter.click();
  await texts.getByRole('button', { name: 'Outfit', pressed: true }).click();
  await save(page);
  expect(edited.read('pages.yaml')).not.toContain('family');
});
