import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { readCoverage, readFontTable } from '../_shared/fonts/index.ts';
import { convertFont } from './convertFont.ts';
import { findFontProblem, forbidsEmbedding } from './inspectFont.ts';
import { planParts } from './parts/planParts.ts';
import { findSubsetVersion, subsetPackage } from './subsetFont.ts';

const hasPackage = findSubsetVersion(process.cwd()) !== undefined;

interface Fontverter {
  convert(font: Buffer, format: 'truetype' | 'woff'): Promise<Buffer>;
}

/** A TTF file: a font that comes with the product, in another format. */
async function createTtf(format: 'truetype' | 'woff' = 'truetype'): Promise<Buffer> {
  const require = createRequire(createRequire(import.meta.url).resolve(subsetPackage.name));
  const { convert }: Fontverter = require('fontverter');
  return convert(await readFile('renderer/fonts/bitter-latin.woff2'), format);
}

const check = async (font: Buffer | string, { file = '/own.ttf', keys = '', css = '' } = {}) => {
  const { diagnostics } = await checkFiles({
    [`public${file}`]: font,
    ...(css && { 'theme.css': css }),
    'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
${keys}  theme: { fonts: { text: { family: Own, file: ${file}, weights: 100 900 } } }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`,
  });
  return diagnostics
    .filter(({ code }) => /BW(?:40|25|035)/.test(code ?? ''))
    .map(({ code, message, hint = '', line }) => `${line} ${code} ${message} (${hint})`);
};

test.each([
  ['', 'is empty'],
  ['ttcf\0\x01\0\0', 'is a collection of several fonts'],
  ['PK\x03\x04', 'is a ZIP archive'],
  ['<!doctype html>', 'is a web page'],
  ['Lorem ipsum', 'is no font'],
  ['\0\x01\0\0', 'is damaged'],
  [`OTTO\xff\xff${'\xff'.repeat(40)}`, 'is damaged'],
  [`wOFF${'\xff'.repeat(60)}`, 'is damaged'],
  [`wOF2${'\0'.repeat(60)}`, 'is damaged'],
])('the file %j %s', async (content, message) => {
  const font = Buffer.from(content, 'latin1');
  expect(findFontProblem(font)?.message).toContain(message);
  expect(await check(font)).toEqual([
    expect.stringMatching(`^5 BW403 The file public/own.ttf ${message}`),
  ]);
});

test.each(['/own.eot', '/own.ttf.zip', '/../own.ttf', '//own.ttf', '/own', '/own.TTF.'])(
  'the name %s is reported',
  async (file) => {
    expect(await check('', { file })).toContainEqual(
      expect.stringMatching(/^5 BW035 .*not the path of a font file.*\.woff2, \.ttf or \.otf/),
    );
  },
);

test('a collection is reported', async () => {
  const [found] = await check(Buffer.from('ttcf'), { file: '/fonts/Own Font.TTC' });
  expect(found).toContain('BW403 The file public/fonts/Own Font.TTC is a collection');
});

test('a font without the letters of a language is divided without loss', () => {
  const parts = planParts(
    [
      [0x20, 0x7e],
      [0x100, 0x17f],
      [0x370, 0x3ff],
      [0x600, 0x6ff],
      [0x200c, 0x200d],
      [0x4e00, 0x4e10],
    ],
    ['en', 'el-GR', 'ar', 'fa'],
  );
  expect(parts.map(({ name, languages, range }) => [name, languages, range?.slice(0, 14)])).toEqual(
    [
      ['latin', undefined, 'U+0-FF,U+131,U'],
      ['latin-ext', [], 'U+100-36F,U+1D'],
      ['grek', ['el'], 'U+370-3FF,U+1F'],
      ['arab', ['ar', 'fa'], 'U+600-6FF,U+75'],
      ['others', [], 'U+4E00-4E10'],
    ],
  );
  // Joiners belong to the letters that they join.
  expect(parts[0]?.range).toContain('U+2000-200B,U+200E-206F');
  expect(parts[0]?.codes).not.toContain(0x200c);
  expect(new Set(parts.flatMap(({ codes }) => codes)).size).toBe(95 + 128 + 144 + 256 + 2 + 17);
});

test.each([
  [[[0x20, 0x7e]], ['en'], ['latin']],
  [
    [
      [0x20, 0x40],
      [0x5d0, 0x5ea],
    ],
    ['he'],
    ['hebr'],
  ],
  [
    [
      [0x20, 0x7e],
      [0x3040, 0x30ff],
    ],
    ['ja', 'zh-Hans', 'ko'],
    ['latin', 'jpan'],
  ],
  [
    [
      [0x20, 0x7e],
      [0x3040, 0x30ff],
    ],
    ['de'],
    ['latin', 'others'],
  ],
  [[[0xf000, 0xf0ff]], ['en'], ['others']],
  [[[0, 0xffff_ffff]], ['en'], ['latin', 'latin-ext', 'others']],
  [[], ['en'], []],
] as [[number, number][], string[], string[]][])(
  'the parts of %j for %j',
  (coverage, locales, names) => {
    const parts = planParts(coverage, locales);
    expect(parts.map(({ name }) => name)).toEqual(names);
    // The first part is tried for all letters, unless others need its joiners.
    expect(parts[0]?.range).toBeUndefined();
  },
);

describe.skipIf(!hasPackage)('with the package', () => {
  const site = { name: 'Example', locale: 'en' } as Parameters<typeof convertFont>[2]['site'];

  test.each(['truetype', 'woff'] as const)(
    '%s becomes WOFF2 with its axes, features and licence',
    async (format) => {
      const font = await createTtf(format);
      const convert = () => convertFont(`/own.ttf`, font, { root: process.cwd(), site });
      const [part, ...others] = (await convert()) ?? [];
      expect(others.every(({ range }) => range)).toBe(true);
      const content = part?.content ?? Buffer.of();
      expect(content.toString('latin1', 0, 4)).toBe('wOF2');
      expect(content.length).toBeLessThan(font.length);
      const required = createRequire(createRequire(import.meta.url).resolve(subsetPackage.name));
      const back: Buffer = await required('fontverter').convert(content, 'truetype');
      for (const tag of ['fvar', 'gvar', 'GPOS', 'GSUB'])
        expect(back.toString('latin1', 0, 400)).toContain(tag);
      expect(back.toString('latin1').replaceAll('\0', '')).toContain('openfontlicense.org');
      expect(readCoverage(content)?.length).toBeGreaterThan(3);
      expect((await convert())?.[0]?.content.equals(content)).toBe(true);
    },
  );

  test('a font that is fine is reported only if it lacks letters or a licence', async () => {
    const font = await createTtf();
    expect(await check(font)).toEqual([]);
    expect(await check(font, { keys: '  locale: el\n' })).toEqual([
      expect.stringMatching(
        /^6 BW256 .*lacks letters of the language `el`: α, β, γ, δ, ε and 11 more/,
      ),
    ]);
    expect(
      await check(font, { keys: '  locale: el\n', css: '@font-face { font-family: Own }' }),
    ).toEqual([]);
    const table = readFontTable(font, 'OS/2');
    table?.writeUInt16BE(2, 8);
    expect(forbidsEmbedding(font)).toBe(true);
    expect(await check(font)).toEqual([expect.stringMatching(/^5 BW255 .*must not be embedded/)]);
    expect(await check(font.subarray(0, font.length - 100))).toEqual([
      expect.stringMatching(/^5 BW403 .*is damaged/),
    ]);
  });
});

test('a missing package is reported with the command that installs it', async () => {
  const { name } = subsetPackage;
  subsetPackage.name = 'subset-font-missing';
  try {
    // Any font that can be read.
    const font = await readFile('renderer/fonts/bitter-latin.woff2');
    expect(await check(font)).toEqual([
      '5 BW404 The font public/own.ttf needs the package `subset-font-missing` to become WOFF2, which is not installed. (run `npm install --save-dev subset-font-missing@2`, or save the font as a .woff2 file)',
    ]);
    expect(await check(font, { file: '/own.woff2' })).toEqual([]);
    expect(existsSync('node_modules/subset-font-missing')).toBe(false);
  } finally {
    subsetPackage.name = name;
  }
});
