import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Edited, openPage, openPane, startEditor, violations } from './editFixture.ts';

const section = (name: string) =>
  `      - { type: cta, title: ${name}, actions: [{ label: Go, to: / }] }\n`;

const manifest = `site:
  name: Example
  url: https://www.example.com
  description: A small site with more pages and sections than the lists of the editor can show at once.
  header: { links: [{ label: Home, to: / }] }
pages:
${Array.from(
  { length: 40 },
  (_, index) => `  ${index === 0 ? '/' : `/page-${index}`}:
    title: Page number ${index} of a small site
    description: The page number ${index} of a small site, with a description of a good length.
    sections:
      - { type: hero, headline: Page ${index} }
${index === 0 ? Array.from({ length: 30 }, (_, at) => section(`Call ${at}`)).join('') : ''}`,
).join('')}`;

const panes = ['Pages', 'Sections', 'Site', 'Forms', 'Media', 'Translations'];

let edited: Edited;
let page: Page;

beforeAll(async () => {
  edited = await startEditor({ 'pages.yaml': manifest });
  page = await openPage(edited, '/', { viewport: { width: 1440, height: 900 } });
});

afterAll(() => edited?.close());

const focused = () =>
  page.evaluate('document.activeElement.ariaLabel ?? document.activeElement.innerText');
const rail = () => page.getByRole('toolbar', { name: 'Lists' });

test('one key opens a pane, arrow keys lead through the rail, and the open pane is remembered', async () => {
  await rail().getByRole('button', { name: 'Pages' }).focus();
  for (const [index, name] of panes.entries()) {
    await page.keyboard.press(String(index + 1));
    await page.getByRole('navigation', { name, exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate('Boolean(document.activeElement.closest("nav.side"))'))
      .toBe(true);
    expect(await rail().locator('[aria-pressed="true"]').allInnerTexts()).toEqual([name]);
    // A field takes digits as text.
    await rail().getByRole('button', { name }).focus();
  }
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe('Media');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Forms', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('navigation', { name: 'Forms', exact: true }).waitFor();
});

test('the header and the footer are rows of the section list', async () => {
  await openPane(page, 'Sections');
  await page.getByRole('button', { name: 'Header all pages' }).click();
  await page.getByRole('heading', { level: 2, name: 'Menu' }).waitFor();
  expect(await page.locator('.sections > [aria-current="true"]').allInnerTexts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Footer all pages' }).click();
  await page.getByRole('heading', { level: 2, name: 'Footer' }).waitFor();
});

test.each([
  [1440, 900, 800],
  [1024, 768, 450],
  [480, 300, 150],
  [360, 740, 330],
])(
  'at %i × %i pixels, nothing scrolls sideways or inside of what scrolls',
  async (width, height, least) => {
    await page.setViewportSize({ width, height });
    for (const name of panes) {
      await openPane(page, name);
      await expect.poll(() => page.evaluate(listNestedScrolls)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
      const shots = process.env.BLOCKWRIGHT_SHOTS;
      if (shots) await page.screenshot({ path: `${shots}/rail-${name}-${width}.png` });
      if (name !== 'Pages') expect(await violations(page)).toEqual([]);
    }
    await openPane(page, 'Pages');
    expect(await canvasWidth()).toBeGreaterThanOrEqual(least);
  },
);

test('the button of the open pane closes the lists, and the page has a thousand pixels', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPane(page, 'Pages');
  await rail().getByRole('button', { name: 'Pages' }).click();
  await page.locator('nav.side').waitFor({ state: 'hidden' });
  await page.locator('.inspector').waitFor();
  await expect.poll(canvasWidth).toBeGreaterThanOrEqual(1000);
  await rail().getByRole('button', { name: 'Pages' }).click();
  await page.locator('nav.side').waitFor();
});

async function canvasWidth(): Promise<number> {
  return (await page.locator('.stage iframe').boundingBox())?.width ?? 0;
}

/** Names the elements that scroll inside of another element that scrolls, besides the document. */
const listNestedScrolls = `(() => {
  const scrolls = (element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) &&
    element.scrollHeight > element.clientHeight + 1;
  return [...document.querySelectorAll('nav.side, nav.side *')]
    .filter(scrolls)
    .flatMap((element) => {
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
        if (scrolls(outer)) return element.className + ' in ' + outer.className;
      return [];
    });
})()`;
