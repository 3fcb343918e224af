import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import { isLongRun } from '../isLongRun.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { findBoxFaults } from './findBoxFaults.ts';
import { listCountedSections } from './listCountedSections.ts';
import { openBrowser } from './openBrowser.ts';

/* Sections of each type with one to seven items, on screens of four widths; a quick run has a few types. */
let browser: Browser;
let page: Page;
let context: RenderContext;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  context = {
    ...sampleRenderContext,
    assets: {
      ...sampleRenderContext.assets,
      styles: wholeStyles(themeStylesheet({}), await styleBlocks()),
    },
  };
});
afterAll(() => browser?.close());

const sample = ['links', 'tasks'];
const types = Object.keys(sectionSchemas).filter((type) => isLongRun || sample.includes(type));

test.each(types)('items of %s leave no hole and stand in no row alone', async (type) => {
  const cases = listCountedSections(type, [1, 2, 3, 4, 5, 7]).filter(
    // Steps left and right of a line leave the other side free.
    ({ section }) => section.layout !== 'zigzag',
  );
  const sections = cases.map(({ section }) => section);
  const { html } = renderPage(
    { ...samplePage, layout: 'bare', sections, sectionOrigins: [] },
    context,
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.setContent(html);
  const counts = Object.fromEntries(cases.map(({ section, count }) => [section.id, count]));
  const faults: string[] = [];
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { id, fault, detail } of await page.evaluate(findBoxFaults, counts)) {
      const { name } = cases.find(({ section }) => section.id === id) as { name: string };
      faults.push(`${name} at ${width}: ${fault} ${detail}`);
    }
  }
  expect(faults).toEqual([]);
});
