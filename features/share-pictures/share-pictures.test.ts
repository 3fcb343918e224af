import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wcagContrast } from 'culori/fn';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPublicFile } from '../../base/files/readPublicFile.ts';
import { styleNames } from '../../schema/vocabulary.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { covers, readCoverage } from '../_shared/fonts/index.ts';
import type { Card } from './card/Card.ts';
import { chooseColors } from './card/chooseColors.ts';
import { layoutNames } from './card/layoutNames.ts';
import { listCardFonts } from './card/listCardFonts.ts';
import { describeCard } from './describeCard.ts';
import { cropPhoto } from './draw/cropPhoto.ts';
import { type CardSources, drawCard } from './draw/drawCard.ts';
import { takumi } from './draw/takumi.ts';
import { findPicture, planLayout } from './findPicture.ts';
import { galleryPart } from './gallery.ts';
import { planPicture } from './planPicture.ts';

const card: Card = {
  layout: 'cover',
  title: 'Opening hours, prices and the way to us',
  section: 'Visit',
  siteName: 'Harbour Museum',
  host: 'www.example.com',
  locale: 'en',
  direction: 'ltr',
  colors: chooseColors({}),
  fonts: listCardFonts({}, undefined, {}),
};

const sources: CardSources = {
  root: process.cwd(),
  readFont: ({ path }) => readFile(join(process.cwd(), path)),
  readImage: (path) => readPublicFile(process.cwd(), path),
};

test.each(layoutNames)(
  'the layout %s has the size of share pictures, and equal bytes in ten runs',
  async (layout) => {
    const drawn = await drawCard({ ...card, layout }, sources);
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    for (let run = 1; run < 10; run++)
      expect(drawn.equals(await drawCard({ ...card, layout }, sources))).toBe(true);
  },
);

test('a picture takes at most 25 ms of CPU', async () => {
  await drawCard(card, sources);
  const times: number[] = [];
  for (let run = 0; run < 9; run++) {
    const before = process.cpuUsage();
    await drawCard({ ...card, title: `${card.title} ${run}` }, sources);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  expect(Math.min(...times)).toBeLessThan(25);
});

describe('no text is cut', () => {
  const titles = [
    'Up',
    card.title.repeat(4),
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik',
    `A ${'very '.repeat(60)}long title`,
  ];
  test.each(layoutNames.flatMap((layout) => titles.map((title) => ({ layout, title }))))(
    '$layout: $title',
    async ({ layout, title }) => {
      const { data, info } = await sharp(await drawCard({ ...card, layout, title }, sources))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      // The margin at the sides has the colour of its first column.
      for (const x of [info.width - 30, info.width - 2])
        for (let y = 40; y < info.height - 40; y++)
          expect(data[y * info.width + x]).toBe(data[40 * info.width + x]);
    },
  );
});

test.each([
  {},
  ...styleNames.map((use) => ({ use })),
  { accent: '#ffff00' },
  { colors: { light: { text: '#eeeeee', background: '#ffffff', 'on-dark': '#222222' } } },
  { scheme: 'dark' as const },
])('texts contrast with their ground in the theme %j', (theme) => {
  const colors = chooseColors(theme);
  const pairs = [
    [colors.text, colors.background],
    [colors.accent, colors.background],
    [colors['on-band'], colors.band],
    [colors['on-dark'], colors.dark],
    [colors.highlight, colors.dark],
  ] as const;
  for (const [front, back] of pairs) expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(4.5);
});

test('letters that no font has give the plain layout', async () => {
  const plain = await drawCard({ ...card, layout: 'plain' }, sources);
  const drawn = await drawCard({ ...card, title: '図書館の利用案内' }, sources);
  expect(drawn.equals(plain)).toBe(true);
});

test('reads which letters a font has', async () => {
  const coverage = readCoverage(await readFile('renderer/fonts/fraunces-latin-ext.woff2')) ?? [];
  expect(['ł', 'Ź', 'あ', 'م'].map((letter) => covers(coverage, letter))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(readCoverage(Buffer.from('no font'))).toBeUndefined();
});

describe('pages with a picture', () => {
  const site = { ...sampleRenderContext.site, sharePictures: {} };
  const describeIn = (page: object, changes: object = {}) =>
    describeCard(
      { ...samplePage, ...page },
      { ...sampleRenderContext, site: { ...site, ...changes } },
    );

  test('are those without `image`', () => {
    expect(describeIn({})).toMatchObject({ layout: 'cover' });
    expect(describeIn({ sharePicture: 'poster' })).toMatchObject({ layout: 'poster' });
    expect(describeIn({ image: '/own.jpg' })).toBeUndefined();
    expect(describeIn({ sharePicture: 'none' })).toBeUndefined();
    expect(describeIn({}, { sharePictures: undefined })).toBeUndefined();
  });

  test('have it at an address that changes with its content', () => {
    const context = { ...sampleRenderContext, site: { ...site } };
    const locate = (page: object, changes: object = {}) =>
      planPicture({ ...samplePage, ...page }, undefined, {
        ...context,
        site: { ...site, ...changes },
      })?.path;
    const address = locate({ route: '/a/b' });
    expect(address).toMatch(/^assets\/share-a-b\.[0-9a-f]{8}\.png$/);
    const others = [
      locate({ route: '/a/b', title: 'Other' }),
      locate({ route: '/a/b', sharePicture: 'poster' }),
      locate({ route: '/a/b' }, { name: 'Other' }),
      locate({ route: '/a/b' }, { theme: { accent: '#aa0000' } }),
      locate({ route: '/a/b' }, { sharePictures: { font: '/a.woff2' } }),
    ];
    expect(new Set([address, ...others]).size).toBe(6);
  });

  test('show the photo of their article, if it is large enough', () => {
    const photo = { path: '/a.jpg', focus: [50, 50] as [number, number] };
    const plan = (width: number, page: object = {}) =>
      planPicture({ ...samplePage, ...page }, photo, {
        ...sampleRenderContext,
        site,
        images: { '/a.jpg': { src: '/assets/a.1.jpg', width, height: 1600 } },
      })?.path;
    expect(plan(2000)).toMatch(/\.jpg$/);
    expect(plan(800)).toMatch(/\.png$/);
    expect(plan(2000, { sharePicture: 'cover' })).toMatch(/\.png$/);
  });

  test('in Arabic are read from the right', () => {
    expect(describeIn({}, { locale: 'ar' })).toMatchObject({ direction: 'rtl' });
  });
});

test('a photo is cut around its focus', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-photo-'));
  await mkdir(join(root, 'public'));
  const background = { r: 0, g: 0, b: 255 };
  const red = { create: { width: 400, height: 1000, channels: 3, background: '#f00' } } as const;
  await sharp({ create: { width: 4000, height: 1000, channels: 3, background } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toFile(join(root, 'public/a.jpg'));
  const cut = async (left: number) => {
    const photo = {
      path: '/a.jpg',
      focus: [left, 50] as [number, number],
      width: 4000,
      height: 1000,
    };
    const picture = sharp(await cropPhoto(root, photo));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 0] = await picture.raw().toBuffer();
    return red > 128;
  };
  expect([await cut(0), await cut(50)]).toEqual([true, false]);
  await rm(root, { recursive: true });
});

test('reports titles whose letters no font has, once', async () => {
  const page = (title: string) => ({
    title,
    description: 'What visitors read about this page in a list of results of a search.',
    sections: [{ type: 'hero', headline: 'Hello' }],
  });
  const { diagnostics } = await checkFiles({
    'pages.yaml': JSON.stringify({
      site: {
        name: 'Town',
        url: 'https://www.example.com',
        description: 'A town.',
        locale: 'ja',
        sharePictures: {},
      },
      pages: { '/': page('図書館の利用案内'), '/a': page('東京都の図書館'), '/b': page('Łódź 🎉') },
    }),
  });
  expect(diagnostics.filter(({ code }) => code === 'BW575').map(({ message }) => message)).toEqual([
    'No font of the site has the letter “図” in the title of `/` and 1 more, so the share picture does not show it.',
  ]);
});

test('dev and edit find the picture at the address that a page names, and draw every layout', () => {
  const site = { ...sampleRenderContext.site, sharePictures: {} };
  const renderContext = { ...sampleRenderContext, site };
  const pages = new Map(
    [samplePage, { ...samplePage, route: '/pricing/more' }].map((page) => [page.route, page]),
  );
  const current = { pages, renderContext };
  const page = { ...samplePage, route: '/pricing/more' };
  const planned = planPicture(page, undefined, renderContext);
  expect(findPicture(current, planned?.path ?? '')).toEqual(planned);
  expect(findPicture(current, 'assets/share-pricing-more.other.png')).toBeUndefined();
  for (const layout of layoutNames)
    expect(
      planLayout({ ...page, image: '/a.jpg' }, layout, {
        ...current,
        renderContext: sampleRenderContext,
      }),
    ).toMatchObject({ card: { layout } });
});

test('the gallery has each layout, or says which package is missing', () => {
  const list = () => galleryPart.list(sampleRenderContext, process.cwd());
  expect(list()).toHaveLength(layoutNames.length);
  const { version } = takumi;
  try {
    takumi.version = '0.0.0';
    expect(list()).toMatch(/^Share pictures need the package .*npm install/);
  } finally {
    takumi.version = version;
  }
});

test('reports that the package has another version, with the line that installs the right one', async () => {
  const { version } = takumi;
  takumi.version = '0.0.1';
  try {
    const { diagnostics } = await checkFiles({
      'pages.yaml': `site:
  name: Town
  url: https://www.example.com
  description: A town by the sea.
  sharePictures: {}
pages:
  /:
    title: A town by the sea
    description: What visitors read about this page in a list of results of a search.
    sections:
      - { type: hero, headline: Hello }
`,
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'BW574',
        severity: 'error',
        line: 5,
        message: `Share pictures need the package \`@takumi-rs/core@0.0.1\`; version ${version} is installed.`,
        hint: 'run `npm install --save-exact @takumi-rs/core@0.0.1`',
      }),
    ]);
  } finally {
    takumi.version = version;
  }
});
