import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import '../referenceViews.ts';
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

test('a wide table has a shadow at the edge behind which there is more', async () => {
  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const columns = names.map((name) => ({ name }));
  const rows = [1, 2, 3].map((row) => names.map((name) => `${name} ${row}`));
  await open({ type: 'table', title: 'Hours', columns, rows }, { width: 360 });
  const edges = async (position: number) => {
    const { left, right, top, bottom } = await page.evaluate((scrollLeft) => {
      const table = document.querySelector('main table') as HTMLElement;
      table.style.visibility = 'hidden';
      const scroller = table.parentElement as HTMLElement;
      scroller.scrollLeft = scrollLeft;
      return scroller.getBoundingClientRect().toJSON();
    }, position);
    const y = (top + bottom) / 2;
    return [await brightness(left + 3, y), await brightness(right - 5, y)] as const;
  };
  const [start, more] = await edges(0);
  expect(start - more).toBeGreaterThan(10);
  const [less, end] = await edges(10_000);
  expect(end - less).toBeGreaterThan(10);
});

/** Returns how bright a point of the window is, from 0 to 255. */
async function brightness(x: number, y: number): Promise<number> {
  const picture = await page.screenshot({ clip: { x, y: y - 2, width: 2, height: 4 } });
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.mean ?? 0;
}

test.each([
  { value: '57%', parts: 2 },
  { value: '60-70%', parts: 3 },
])('the key of a ring of $value has the colors of its $parts parts', async ({ value, parts }) => {
  const [ours, theirs] = ['Ours', 'Theirs'].map((label) => ({ label, value: '$10' }));
  const saving = { label: 'You save', value };
  await open({ type: 'price-comparison', style: 'ring', title: 'Costs', ours, theirs, saving });
  const { ring, key } = await page.evaluate(() => {
    const circles = [...document.querySelectorAll('main svg circle')].reverse();
    const names = [...document.querySelectorAll('main [data-part=rest]')].flatMap((rest) => [
      ...(rest.parentElement?.children ?? []),
    ]);
    return {
      ring: circles.map((circle) => getComputedStyle(circle).stroke),
      key: names.map((name) => getComputedStyle(name, '::before').backgroundColor),
    };
  });
  expect(key).toHaveLength(parts);
  // The last part of the ring is transparent instead of mixed.
  expect(ring.slice(0, parts - 1)).toEqual(key.slice(0, -1));
});

test.each(['light', 'dark'] as const)(
  'the white ground of a grey logo vanishes in the %s scheme',
  async (colorScheme) => {
    const mark = await sharp({
      create: { width: 120, height: 60, channels: 3, background: '#fff' },
    })
      .composite([
        {
          input: Buffer.from('<svg width="40" height="40"><rect width="40" height="40"/></svg>'),
        },
      ])
      .png()
      .toBuffer();
    const src = `data:image/png;base64,${mark.toString('base64')}`;
    const image = { src: '/logo.svg', alt: 'Alder' };
    await page.emulateMedia({ colorScheme });
    await open({ type: 'logos', monochrome: true, items: [{ image }] });
    await page.evaluate(async (data) => {
      const picture = document.querySelector('main img') as HTMLImageElement;
      picture.src = data;
      await picture.decode();
    }, src);
    const { left, right, top } = await box('main img');
    const ground = await brightness(left - 8, top + 5);
    const shown = await brightness(right - 6, top + 5);
    await page.emulateMedia({ colorScheme: null });
    expect(ground).toSatisfy((one: number) => (colorScheme === 'dark' ? one < 60 : one > 200));
    expect(Math.abs(shown - ground)).toBeLessThan(6);
  },
);

test('two columns of a stacked footer stand beside each other', async () => {
  const links = [{ label: 'Prices', to: '/' }];
  const columns = ['Services', 'Company'].map((title) => ({ title, links }));
  const site = { footer: { layout: 'stacked', columns } } as Partial<Site>;
  await open({ type: 'hero', headline: 'Hello' }, { site });
  const lefts = await page.evaluate(() =>
    [...document.querySelectorAll('footer nav > *')].map((one) => one.getBoundingClientRect().left),
  );
  expect(lefts).toHaveLength(2);
  expect((lefts[1] ?? 0) - (lefts[0] ?? 0)).toBeLessThan(400);
});
