import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filterScript } from '../../features/directory/filterScript.ts';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { openBrowser } from './openBrowser.ts';

/* A directory of sixty people: filters without a script, the search with it, and a phone. */
let browser: Browser;
let page: Page;
let html: string;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const departments = ['Children', 'Music', 'Archive'];
  const items = Array.from({ length: 60 }, (_, index) => ({
    name: index === 7 ? 'Zoë Muñoz' : `Person ${index}`,
    role: index % 2 === 0 ? 'Librarian' : 'Porter',
    facets: { department: departments[index % 3] },
  }));
  const by = [
    { key: 'department', label: 'Department' },
    { key: 'role', label: 'Role' },
  ];
  const section = { type: 'team', title: 'People', filter: { search: true, by }, items };
  const context: RenderContext = {
    ...sampleRenderContext,
    assets: {
      ...sampleRenderContext.assets,
      styles: wholeStyles(themeStylesheet({}), await styleBlocks()),
    },
  };
  const sections = [section as AnySection];
  html = renderPage({ ...samplePage, sections, sectionOrigins: [] }, context).html;
});
afterAll(() => browser?.close());

const open = async (width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(html);
};
const countShown = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-entry]')].filter(
        (entry) => entry.getClientRects().length > 0,
      ).length,
  );
const choose = (column: string, value: string) =>
  page.getByLabel(column).selectOption({ label: value });

test('columns filter together without a script', async () => {
  await open(1280);
  expect(await countShown()).toBe(60);
  expect(await page.getByRole('searchbox').count()).toBe(0);
  await choose('Department', 'Music');
  expect(await countShown()).toBe(20);
  await choose('Role', 'Porter');
  expect(await countShown()).toBe(10);
  await choose('Department', 'All');
  expect(await countShown()).toBe(30);
});

test('the search ignores accents and case, and says what it finds', async () => {
  await open(1280);
  await page.evaluate(filterScript);
  await page.getByRole('searchbox').fill('MUNOZ zoe');
  expect(await countShown()).toBe(1);
  expect(await page.getByRole('status').textContent()).toBe('1 of 60 shown');
  await choose('Department', 'Archive');
  expect(await countShown()).toBe(0);
  expect(await page.getByRole('status').textContent()).toContain('Nothing found');
  await page.getByRole('searchbox').fill('');
  await choose('Department', 'All');
  expect(await countShown()).toBe(60);
  expect(await page.getByRole('status').textContent()).toBe('');
});

test('a phone shows twelve people until visitors ask for all or filter', async () => {
  await open(360);
  expect(await countShown()).toBe(12);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(3000);
  await choose('Department', 'Music');
  expect(await countShown()).toBe(20);
  await choose('Department', 'All');
  await page.getByRole('checkbox', { name: 'Show all 60' }).focus();
  await page.keyboard.press('Space');
  expect(await countShown()).toBe(60);
});
