import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { axeViolations } from './axeViolations.ts';
import { hiddenFocus } from './hiddenFocus.ts';
import { openBrowser } from './openBrowser.ts';

/* The header in its layouts, with a large menu, in two languages. */

const to = 'https://example.org';
const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'/>";
const header: Site['header'] = {
  items: [
    { label: 'Prices', to: '/pricing' },
    {
      label: 'Visit',
      to: '/',
      groups: [
        {
          title: 'Before',
          items: [{ label: 'Hours', to, text: 'From nine to five', icon: 'clock' }],
        },
        { title: 'Groups', items: [{ label: 'Tours', to }] },
        { title: 'Schools', items: [{ label: 'Lessons', to }] },
      ],
      promo: { label: 'Journal', to, image: { src: '/boat.svg', alt: '' } },
    },
  ],
  action: { label: 'Book', to },
  secondaryAction: { label: 'Log in', to },
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

async function open(options: Partial<Site['header']> = {}, locale = 'en'): Promise<void> {
  const locales = ['en', 'ar'];
  const versions = Object.fromEntries(locales.map((one) => [one, { route: `/${one}` }]));
  const site = { ...sampleRenderContext.site, header: { ...header, ...options }, locale, locales };
  const context = {
    ...sampleRenderContext,
    site,
    locale,
    versions: { '/': versions },
    images: { '/boat.svg': { src: picture, width: 60, height: 40 } },
    assets: {
      ...sampleRenderContext.assets,
      styles: wholeStyles(themeStylesheet({}), await styleBlocks()),
    },
  } as unknown as typeof sampleRenderContext;
  const prose = { type: 'prose', title: 'Text', text: 'One line.\n\n'.repeat(60) } as const;
  const { html } = renderPage({ ...samplePage, sections: [prose], sectionOrigins: [] }, context);
  await page.emulateMedia({ colorScheme: locale === 'ar' ? 'dark' : 'light' });
  await page.setContent(html);
}

/** The parts of the header that are shown and overlap, or reach beyond the window. */
const overlaps = `(() => {
  const parts = [...document.querySelectorAll('header div > :is(a, nav, div), header div > div > :is(a, nav)')]
    .filter((part) => part.checkVisibility() && !part.matches('[popover], [popover] *'));
  return parts.flatMap((part, index) => {
    const a = part.getBoundingClientRect();
    const over = parts.slice(index + 1).filter((other) => {
      const b = other.getBoundingClientRect();
      return !part.contains(other)
        && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    });
    const isOut = a.left < 0 || a.right > innerWidth;
    return isOut || over.length > 0 ? [part.outerHTML.slice(0, 80)] : [];
  });
})()`;

describe.each(['bar', 'center', 'middle', 'stacked'] as const)('the layout %s', (layout) => {
  test('has room for all parts at every width, in both directions', async () => {
    for (const locale of ['en', 'ar']) {
      await open({ layout }, locale);
      for (const width of [360, 768, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect([locale, width, await page.evaluate(overlaps)]).toEqual([locale, width, []]);
        const { height } = await page.evaluate(() =>
          (document.querySelector('header') as Element).getBoundingClientRect().toJSON(),
        );
        expect(height).toBeLessThan(layout === 'stacked' && width >= 1200 ? 130 : 80);
      }
    }
  });
});

test('the stacked header keeps its links in view, and shows what has the focus', async () => {
  await open({ layout: 'stacked' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.evaluate('scrollTo(0, 600)');
  const top = (selector: string) =>
    page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().top ?? 0, selector);
  expect(await top('header nav a')).toBeGreaterThanOrEqual(0);
  expect(await top('header a[aria-label]')).toBeLessThan(0);
  expect(await hiddenFocus(page)).toEqual([]);
});

describe.each([
  { locale: 'en', width: 1280 },
  { locale: 'ar', width: 1280 },
  { locale: 'en', width: 360 },
  { locale: 'ar', width: 360 },
])('the large menu in $locale at $width px', ({ locale, width }) => {
  test('opens, is accessible, moves nothing and closes with the keyboard', async () => {
    await page.setViewportSize({ width, height: 800 });
    await open({}, locale);
    await page.evaluate(`globalThis.shift = 0;
      new PerformanceObserver((list) => list.getEntries()
        .forEach(({ value, hadRecentInput }) => (shift += hadRecentInput ? 0 : value)))
        .observe({ type: 'layout-shift' })`);
    const opener = page.locator('header button:visible', width > 1000 ? { hasText: 'Visit' } : {});
    await opener.first().focus();
    await page.keyboard.press('Enter');
    if (width < 1000) await page.locator('#header_menu summary').first().press('Enter');
    const tours = page.getByRole('link', { name: /^Tours/ });
    await expect.poll(() => tours.isVisible()).toBe(true);
    expect(await page.getByRole('list', { name: 'Groups' }).count()).toBe(1);
    const { x, width: wide } = (await page.locator(':popover-open').boundingBox()) ?? {
      x: -1,
      width: 0,
    };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
    for (let stop = 0; stop < 6; stop++) {
      if (await tours.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    expect(await tours.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator(':popover-open').count()).toBe(0);
    expect(await opener.first().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate('shift')).toBe(0);
  });
});

test.each([
  { place: 'header', original: true },
  { place: 'footer', original: false },
])(
  'a logo that cannot be loaded leaves no broken image in the $place',
  async ({ place, original }) => {
    const logo = { src: '/logo.svg', alt: '' };
    const image = { src: '/assets/logo.svg', width: 40, height: 40 };
    const site = { ...sampleRenderContext.site, header, logo };
    const styles = wholeStyles(
      `${themeStylesheet({})}:root{--logo:url("/logo.svg")}`,
      await styleBlocks(),
    );
    const { html } = renderPage({ ...samplePage, sections: [], sectionOrigins: [] }, {
      ...sampleRenderContext,
      site,
      images: { '/logo.svg': image, '/boat.svg': { src: picture, width: 60, height: 40 } },
      assets: { ...sampleRenderContext.assets, styles },
    } as unknown as typeof sampleRenderContext);
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#f00" d="M0 0h40v40H0z"/></svg>';
    const answers: Record<string, { contentType: string; body: string }> = {
      '/': { contentType: 'text/html', body: html },
      '/logo.svg': { contentType: 'image/svg+xml', body: drawing },
    };
    await page.route('https://logo.test/**', (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('https://logo.test/');
    const link = page.locator(`${place} a[aria-label]`).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await link.getAttribute('aria-label')).toMatch(/, Home$/);
    const mark = await link.locator('img').screenshot();
    const { channels, dominant } = await sharp(mark).removeAlpha().stats();
    // Red, or the ground alone: the box and the icon of a broken image are grey.
    if (original) expect(dominant.r - dominant.g).toBeGreaterThan(200);
    else expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  },
);

test('a link of the menu that opens a new tab closes the menu', async () => {
  const phone = await browser.newPage({ viewport: { width: 360, height: 700 } });
  await phone.route('https://**', (route) => route.fulfill({ body: '' }));
  await phone.goto(inject('address'));
  await phone.locator('[popovertarget=header_menu]').click();
  const link = phone.locator('#header_menu a[target]').first();
  const [opened] = await Promise.all([phone.waitForEvent('popup'), link.click()]);
  await opened.close();
  await expect.poll(() => phone.locator('#header_menu').isVisible()).toBe(false);
  await phone.locator('[popovertarget=header_menu]').click();
  expect(await link.isVisible()).toBe(true);
  await phone.close();
});
