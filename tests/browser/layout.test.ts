import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/bundle/render.ts';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { openBrowser } from './openBrowser.ts';

/* Measures the layout of pages without scripts in a browser. */
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

async function open(section: object, { width = 1280, site = {} as Partial<Site> } = {}) {
  const context: RenderContext = {
    ...sampleRenderContext,
    site: { ...sampleRenderContext.site, ...site },
    images: { '/logo.svg': { src: wide, width: 160, height: 40 } },
    assets: {
      ...sampleRenderContext.assets,
      styles: wholeStyles(themeStylesheet({}), await styleBlocks()),
    },
  };
  const sections = [section as AnySection];
  await page.setViewportSize({ width, height: 900 });
  await page.setContent(renderPage({ ...samplePage, sections, sectionOrigins: [] }, context).html);
}

const wide =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='160'/>";

const box = (selector: string) =>
  page.evaluate((one) => document.querySelector(one)?.getBoundingClientRect().toJSON(), selector);

/** Returns the distance of a link's baseline from the top of the window, in pixels. */
const baseline = (label: string) =>
  page.evaluate((one) => {
    const found = [...document.querySelectorAll('main a span')].find(
      (span) => span.textContent === one,
    );
    // Its bottom is on the baseline, whatever the height of the font.
    const mark = document.createElement('i');
    mark.style.display = 'inline-block';
    found?.append(mark);
    return mark.getBoundingClientRect().bottom;
  }, label);

test('the picture of a centered hero is above the text, or wide below it', async () => {
  const hero = {
    type: 'hero',
    layout: 'center',
    headline: 'Hello',
    badges: [{ label: 'Free' }],
    image: { src: 'placeholder:desk', alt: '' },
  };
  await open(hero);
  expect((await box('main img')).bottom).toBeLessThan((await box('h1')).top);
  await open({ ...hero, flip: true });
  const picture = await box('main img');
  expect(picture.top).toBeGreaterThan((await box('h1')).bottom);
  expect(picture.bottom).toBeLessThan((await box('main ul')).top);
  expect(picture.width).toBeGreaterThan(900);
});

test('the footer of a short page ends with the window', async () => {
  await open({ type: 'hero', headline: 'Hello' });
  expect((await box('footer')).bottom).toBe(900);
});

test('the text of a link without a box is level with the text of a button', async () => {
  const to = 'https://example.org';
  await open({
    type: 'cta',
    title: 'Hello',
    actions: [
      { label: 'Button', to },
      { label: 'Text', to, style: 'text' },
    ],
  });
  expect(Math.abs((await baseline('Button')) - (await baseline('Text')))).toBeLessThan(0.6);
});

test('an eyebrow above a centered title is centered', async () => {
  const image = { src: 'placeholder:logo', alt: 'Alder' };
  await open({ type: 'logos', eyebrow: 'Partners', title: 'Who helps', items: [{ image }] });
  const { left, right } = await box('main p');
  expect(Math.abs((left + right) / 2 - 640)).toBeLessThan(1);
});

test.each(['Kontakt', 'Termin anfragen', 'Termin vereinbaren und vorbeikommen'])(
  'a wide logo is 28 pixels high on a phone, beside the button %s',
  async (label) => {
    const site = {
      logo: { src: '/logo.svg', alt: '' },
      header: { items: [{ label: 'Preise', to: '/' }], action: { label, to: '/' } },
    };
    await open({ type: 'hero', headline: 'Hello' }, { width: 360, site });
    const { width, height, right } = await box('header a img');
    expect(Math.min(height, width / 4)).toBeGreaterThanOrEqual(28);
    expect(right).toBeLessThan((await box('header button')).left);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  },
);

test('four plans stand in two rows of two', async () => {
  const plan = (name: string) => ({ name, price: '€5', features: ['All of it'] });
  await open({ type: 'pricing', title: 'Plans', plans: ['A', 'B', 'C', 'D'].map(plan) });
  const tops = await page.evaluate(() =>
    [...document.querySelectorAll('main li > div > :is(h2, h3)')].map((one) =>
      Math.round(one.getBoundingClientRect().top),
    ),
  );
  expect(new Set(tops).size).toBe(2);
  expect(tops[0]).toBe(tops[1]);
});

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Item ${index}`, price: '$5' }));

test.each([
  { type: 'price-list', groups: items(3).map(({ name }) => ({ title: name, items: items(2) })) },
  { type: 'integrations', items: items(3).map(({ name }) => ({ name, text: 'A product.' })) },
])('three columns of $type become fewer in a narrow section, not narrower', async (section) => {
  const boxes = () =>
    page.evaluate(() => {
      const titles = [...document.querySelectorAll('main :is(h2, h3)')];
      return titles.map((title) => (title.parentElement as Element).getBoundingClientRect());
    });
  await open({ ...section, title: 'What there is' });
  const wide = await boxes();
  expect(wide.map(({ top }) => top)).toEqual(Array(3).fill(wide[0]?.top));
  await open({ ...section, title: 'What there is', width: 'narrow' });
  for (const { width } of await boxes()) expect(width).toBeGreaterThan(220);
});
