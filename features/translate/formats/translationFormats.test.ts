import { parseXml } from '@rgrove/parse-xml';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '../../../tests/isLongRun.ts';
import {
  anyTranslationFile,
  sampleTranslationFile,
  sortTexts,
} from '../../../tests/sampleTranslationFiles.ts';
import { po } from './po.ts';
import type { TranslationUnit } from './TranslationFile.ts';
import { detectTranslationFormat, translationFormats } from './translationFormats.ts';
import { xliff12 } from './xliff12.ts';

const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 20261123);

describe.each(Object.entries(translationFormats))('%s', (_name, format) => {
  test('keeps every text, its state and its place', () => {
    fc.assert(
      fc.property(anyTranslationFile, (one) => {
        const text = format.format(one);
        expect(detectTranslationFormat(`es.${format.extension}`)).toBe(format);
        const parsed = format.parse(text);
        expect({ ...parsed, texts: sortTexts(parsed.texts) }).toEqual({
          ...one,
          texts: sortTexts(one.texts),
        });
      }),
      { numRuns: isLongRun ? 3000 : 150, seed },
    );
  });
});

describe('what other programs write', () => {
  test('a PO file whose translator approved the drafts', () => {
    const approved = po.format(sampleTranslationFile).replaceAll('#, fuzzy\n', '');
    expect(po.parse(approved).texts.filter(({ was, draft }) => was ?? draft)).toEqual([]);
  });

  test('XLIFF 1.2 with CDATA, inline elements, a group and a final state', () => {
    const file = `<?xml version="1.0"?><xliff version="1.2"><file original="/" source-language="en" target-language="de"><body><group id="g"><trans-unit id="1"><source><![CDATA[A <b> & ]]>b</source><target state="final">Ein <g id="1">b</g></target></trans-unit></group></body></file></xliff>`;
    expect(xliff12.parse(file)).toEqual({
      source: 'en',
      target: 'de',
      texts: [{ page: '/', original: 'A <b> & b', translation: 'Ein b' }],
    });
  });

  test('XLIFF 2', () => {
    const file =
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en"/>';
    expect(() => xliff12.parse(file)).toThrow('The file is XLIFF 2.0. Save it as XLIFF 1.2.');
  });

  test('CSV of a spreadsheet with semicolons and other columns first', () => {
    const file = 'state;de;en;page\r\n;"Hallo; du";Hello;/\r\n;;Bye;/\r\n';
    expect(translationFormats.csv?.parse(file)).toEqual({
      source: 'de',
      target: 'en',
      texts: [
        { page: '/', original: 'Hallo; du', translation: 'Hello' },
        { page: '/', original: '', translation: 'Bye' },
      ],
    });
  });
});

test('XLIFF identifiers stay when texts move, and are unique in a page', () => {
  const ids = (texts: readonly TranslationUnit[]) =>
    [
      ...xliff12.format({ ...sampleTranslationFile, texts }).matchAll(/<trans-unit id="(\w+)"/g),
    ].map(([, id]) => id);
  const before = ids(sampleTranslationFile.texts);
  expect(new Set(before).size).toBe(sampleTranslationFile.texts.length);
  expect(ids(sampleTranslationFile.texts.toReversed())).toEqual(before.toReversed());
});

test('XLIFF protects expressions as placeholders', () => {
  const { root } = parseXml(xliff12.format(sampleTranslationFile));
  expect(root?.toJSON()).toBeDefined();
  expect(xliff12.format(sampleTranslationFile)).toMatch(/In <ph /);
});

test.each(Object.entries(translationFormats))('%s explains a broken file', (_name, format) => {
  expect(() => {
    const { texts } = format.parse('<xliff version="9"');
    if (texts.length === 0) throw new Error('empty');
  }).toThrow();
});
