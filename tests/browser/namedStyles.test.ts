import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { applyNamedStyle } from '../../schema/vocabulary/styles/applyNamedStyle.ts';
import { styleNames } from '../../schema/vocabulary/theme/styleNames.ts';
import { isLongRun } from '../isLongRun.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { pageOfPresets } from '../validity/renderPages.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';

/* Every preset in every named style, on one page. */

const sections = Object.keys(sectionSchemas)
  .flatMap((type) =>
    pageOfPresets(type).map((section, index) => getWithAnchor(section, type, index)),
  )
  .filter(({ type }, index) => type !== 'hero' || index === 0);
const opening: AnySection = { type: 'hero', headline: 'Every section in one style' };
const accents = ['#1f3a5f', '#ffd400', '#16a34a', '#ff3d7f'];
const blocks = await styleBlocks();

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname.startsWith('/renderer/fonts/')
      ? route.fulfill({ path: `.${pathname}` })
      : route.abort();
  });
});
afterAll(() => browser.close());

describe.each(styleNames.map((use, index) => ({ use, accent: accents[index % 4] as string })))(
  'style $use',
  ({ use, accent }) => {
    test('fits every width', async () => {
      await show(use, accent);
      for (const width of [305, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(findWide);
        expect([width, wide]).toEqual([width, []]);
      }
    });

    test.runIf(isLongRun).each([
      { width: 360, scheme: 'dark' },
      { width: 1280, scheme: 'light' },
    ] as const)('is accessible at $width px in the $scheme scheme', async ({ width, scheme }) => {
      await show(use, accent);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      // Sections that no page combines have the same names.
      const violations = await axeViolations(page);
      expect(violations.filter((one) => !one.startsWith('landmark-unique'))).toEqual([]);
    });
  },
);

async function show(use: (typeof styleNames)[number], accent: string): Promise<void> {
  const site = { ...sampleRenderContext.site, theme: applyNamedStyle({ use, accent }) };
  const renderContext: RenderContext = {
    ...sampleRenderContext,
    site,
    assets: {
      ...sampleRenderContext.assets,
      styles: wholeStyles(themeStylesheet(site.theme), blocks),
    },
  };
  const { html } = renderPage(
    { ...samplePage, route: '/', sections: [opening, ...sections] },
    renderContext,
  );
  await page.setContent(html, { waitUntil: 'load' });
}

/** Gives a section an anchor that no other type has. */
function getWithAnchor(section: AnySection, type: string, index: number): AnySection {
  return section.id ? { ...section, id: `${type}-${index}-${section.id}` } : section;
}

/** Elements that reach beyond the window. */
const findWide = `[...document.querySelectorAll('body *')]
  .filter((one) => document.documentElement.scrollWidth > innerWidth
    && one.getBoundingClientRect().right > innerWidth + 0.5)
  .slice(0, 3).map((one) => one.outerHTML.slice(0, 160))`;
