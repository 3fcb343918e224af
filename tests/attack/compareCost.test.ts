// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { describe, expect, test } from 'vitest';
import { diffWords } from '../../base/text/diffWords.ts';
import { listChangedLines } from '../../base/text/listChangedLines.ts';
import { mergeLines } from '../../editor/merge/mergeLines.ts';
import { mergeTexts } from '../../editor/merge/mergeTexts.ts';
import { mergeValues } from '../../editor/merge/mergeValues.ts';
import { settleValues } from '../../editor/merge/settleValues.ts';
import { YamlText } from '../../features/_shared/yamlEdits/YamlText.ts';
import { comparePages } from '../../features/review/comparison/comparePages.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { isLongRun } from '../isLongRun.ts';
import { countWork, measureGrowth, mostGrowth } from './countWork.ts';

const isSampled = (_: unknown, index: number) => isLongRun || index % 3 === 0;

type Texts = [before: string, after: string];

/** Pairs of texts that have hardly anything in common, or many equal parts, by their number of parts. */
const pairs: [string, (count: number) => Texts][] = [
  ['other words', (count) => [words(count, 'a'), words(count, 'b')]],
  ['words in reverse order', (count) => [words(count, 'a'), words(count, 'a', -1)]],
  ['one word that is repeated', (count) => ['a '.repeat(count), `b ${'a '.repeat(count)}c`]],
  ['every second word', (count) => [words(count, 'a'), words(count, 'a', 1, 2)]],
  ['spaces', (count) => [' '.repeat(count), `a${' '.repeat(count)}a`]],
  ['one long word', (count) => ['a'.repeat(count), 'b'.repeat(count)]],
];

describe('the work to compare two texts grows no faster than their length:', () => {
  test.each(pairs.filter(isSampled))('%s', async (_, create) => {
    const run = ([before, after]: Texts) => diffWords(before, after);
    expect(await measureGrowth(2000, create, run)).toBeLessThan(mostGrowth);
  });

  test.each(pairs.filter(isSampled))('%s, by lines', async (_, create) => {
    const inLines = (count: number): Texts => {
      const [before, after] = create(count);
      return [before.replaceAll(' ', '\n'), after.replaceAll(' ', '\n')];
    };
    const run = ([before, after]: Texts) => listChangedLines('a.yaml', before, after);
    expect(await measureGrowth(2000, inLines, run)).toBeLessThan(mostGrowth);
    const merge = ([before, after]: Texts) => mergeLines(before, after, `${before}x`);
    expect(await measureGrowth(4000, inLines, merge)).toBeLessThan(mostGrowth);
  });
});

const pages: [string, (count: number, name: string) => string][] = [
  ['a long text', (count, name) => page(`<section><p>${words(count, name)}</p></section>`)],
  [
    'texts',
    (count, name) => page(`<section>${repeat(count, (at) => `<p>${name} ${at} x</p>`)}</section>`),
  ],
  [
    'pictures',
    (count, name) =>
      page(`<section>${repeat(count, (at) => `<img src="/${name}${at}">`)}</section>`),
  ],
  [
    'links',
    (count, name) =>
      page(`<section>${repeat(count, (at) => `<a href="/${name}${at}">x</a>`)}</section>`),
  ],
  [
    'sections',
    (count, name) => page(repeat(count, (at) => `<section><p>${name}${at}</p></section>`)),
  ],
  [
    'sections in another order',
    (count, name) =>
      page(repeat(count, (at) => `<section><p>${name === 'a' ? at : count - at}</p></section>`)),
  ],
  [
    'values of the head',
    (count, name) =>
      `<html><head>${repeat(count, (at) => `<meta name="a${at}" content="${name} b">`)}</head></html>`,
  ],
];

test.each(pages.filter(isSampled))(
  'the work to compare two pages grows no faster than their %s',
  async (_, create) => {
    const both = (count: number): Texts => [create(count, 'a'), create(count, 'b')];
    const run = ([before, after]: Texts) => comparePages(before, after);
    expect(await measureGrowth(400, both, run)).toBeLessThan(mostGrowth);
  },
);

test('the comparison of a text that was replaced costs little more than to split it', async () => {
  const [before, after] = [words(8000, 'a'), words(8000, 'b')];
  diffWords('a b', 'a c');
  // Comparing each word with each takes 64 million blocks.
  expect((await countWork(() => diffWords(before, after))).blocks).toBeLessThan(2_000_000);
});

describe('the work of the editor grows no faster than', () => {
  const yaml: [string, (count: number) => string][] = [
    ['keys', (count) => repeat(count, (at) => `key${at}: ${at}\n`)],
    ['anchors', (count) => repeat(count, (at) => `key${at}: &a${at} 1\n`)],
    ['aliases', (count) => `a: &a 1\n${repeat(count, (at) => `b${at}: *a\n`)}`],
    ['items', (count) => repeat(count, (at) => `- ${at}\n`)],
    ['comments', (count) => repeat(count, () => '# a\n')],
    ['lines of a text', (count) => `a: |\n${repeat(count, (at) => `  line ${at}\n`)}`],
  ];

  test.each(yaml.filter(isSampled))('the %s that it reads', async (_, create) => {
    const read = (text: string) => new YamlText(text).value;
    expect(await measureGrowth(1000, create, read)).toBeLessThan(mostGrowth);
  });
});

type Sides = [base: unknown, mine: unknown, theirs: unknown];

describe('the work to merge two changes grows no faster than', () => {
  const keys = (count: number, value: (at: number) => unknown) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, value(at)]));
  const items = (count: number, value: (at: number) => unknown) =>
    Object.values(keys(count, value));
  const section = (name: string) => (at: number) => ({ type: 'hero', headline: name + at });
  const values: [string, (count: number) => Sides][] = [
    [
      'keys that both changed',
      (count) => [keys(count, () => 1), keys(count, () => 2), keys(count, () => 3)],
    ],
    ['keys that both added', (count) => [{}, keys(count, () => 2), keys(count, () => 3)]],
    [
      'items that both added',
      (count) => [[], items(count, (at) => `a${at}`), items(count, (at) => `b${at}`)],
    ],
    [
      'items that one put in reverse order',
      (count) => [
        items(count, (at) => at),
        items(count, (at) => count - 1 - at),
        items(count, (at) => at),
      ],
    ],
    [
      'sections that both changed',
      (count) => [
        items(count, section('a')),
        items(count, section('b')),
        items(count, section('c')),
      ],
    ],
  ];

  test.each(values.filter(isSampled))('%s', async (_, create) => {
    const run = ([base, mine, theirs]: Sides) => {
      const merged = mergeValues(base, mine, theirs);
      settleValues(merged.mine, merged.theirs, () => 'theirs');
    };
    expect(await measureGrowth(3000, create, run)).toBeLessThan(mostGrowth);
  });

  test('keys of a text that both changed', async () => {
    const text = (count: number, value: (at: number) => number) =>
      repeat(count, (at) => `key${at}: ${value(at)}\n`);
    const create = (count: number) => [
      text(count, () => 1),
      text(count, (at) => at % 2),
      text(count, (at) => 1 + (at % 2)),
    ];
    const run = ([base = '', mine = '', theirs = '']: string[]) =>
      mergeTexts('a.yaml', base, mine, theirs);
    run(create(2));
    expect(await measureGrowth(100, create, run)).toBeLessThan(mostGrowth);
  });
});

const translations: [string, (count: number) => string][] = [
  [
    'translations without an original',
    (count) => repeat(count, (at) => `- en: Hello there number ${at}\n  de: Hallo ${at}\n`),
  ],
  [
    'the earlier text of a translation',
    (count) => `- en: Hello\n  de: Hallo\n  was: ${words(count, 'a')}\n`,
  ],
];

test.each(translations)('the work to check grows no faster than %s', async (_, create) => {
  const run = (locale: string) =>
    checkFiles({
      'pages.yaml': `site:\n  name: Example\n  url: https://www.example.com\n  locales: [en, de]\npages:\n  /:\n    title: Hello\n    description: Hello\n    sections:\n      - type: hero\n        headline: Hello\n`,
      'locales/de.yaml': locale,
    });
  await run(create(2));
  expect(await measureGrowth(isLongRun ? 400 : 60, create, run)).toBeLessThan(mostGrowth);
});

function page(body: string): string {
  return `<html><head></head><body><main>${body}</main></body></html>`;
}

function words(count: number, name: string, direction = 1, step = 1): string {
  const all = Array.from({ length: count }, (_, at) => `${name}${at - (at % step)}`);
  return (direction < 0 ? all.toReversed() : all).join(' ');
}

function repeat(count: number, create: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => create(at)).join('');
}
