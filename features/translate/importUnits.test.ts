import { expect, test } from 'vitest';
import type { SiteText } from '../../schema/locales/matchTexts.ts';
import type { TranslatedText } from '../../schema/locales/TranslatedText.ts';
import type { TranslationUnit } from './formats/TranslationFile.ts';
import { importUnits } from './importUnits.ts';

const texts = [
  toText('/', 'Book a call'),
  toText('/', 'Prices', { translation: 'Precios' }),
  toText('/', 'From $8', { was: 'From $7', translation: 'Desde 7' }),
  toText('/', 'Open', { translation: 'Abierto', draft: true }),
  toText('/', 'Why?', { translation: '¿Por qué?' }),
  toText('/', 'Why?', { translation: '¿Y por qué?', at: 'faq(2)' }),
];

function toText(page: string, original: string, entry?: Partial<TranslatedText>): SiteText {
  const whole = entry && ({ page, original, ...entry } as TranslatedText);
  return {
    page,
    original,
    sources: [],
    state: whole ? 'translated' : 'missing',
    ...(whole && { entry: whole }),
  };
}

const cases: [string, TranslationUnit, unknown][] = [
  [
    'adds a translation',
    { page: '/', original: 'Book a call', translation: 'Reservar' },
    { translation: 'Reservar' },
  ],
  ['leaves what is the same', { page: '/', original: 'Prices', translation: 'Precios' }, undefined],
  ['never removes a translation', { page: '/', original: 'Prices' }, undefined],
  [
    'approves a draft',
    { page: '/', original: 'Open', translation: 'Abierto' },
    { draft: undefined },
  ],
  [
    'keeps a draft',
    { page: '/', original: 'Open', translation: 'Abierto', draft: true },
    undefined,
  ],
  [
    'finishes a stale translation',
    { page: '/', original: 'From $8', translation: 'Desde 8' },
    { was: undefined, translation: 'Desde 8' },
  ],
  [
    'keeps it stale while it is fuzzy',
    { page: '/', original: 'From $8', was: 'From $7', translation: 'Desde' },
    { was: 'From $7', translation: 'Desde' },
  ],
  [
    'keeps it stale where the file has the earlier original',
    { page: '/', original: 'From $7', translation: 'Desde 7 $' },
    { original: 'From $8', was: 'From $7' },
  ],
  [
    'finds a text that moved to another page',
    { page: '/old', original: 'Book a call', translation: 'Reservar' },
    { page: '/' },
  ],
  [
    'tells two translations of one original apart',
    { page: '/', original: 'Why?', at: 'faq(2)', translation: '¿Y?' },
    { at: 'faq(2)', translation: '¿Y?' },
  ],
];

test.each(cases)('%s', (_name, unit, expected) => {
  const { changes, unknown } = importUnits([unit], { texts }, { edited: false });
  expect(unknown).toEqual([]);
  expect(changes).toEqual(expected ? [expect.objectContaining(expected)] : []);
});

test('takes a translation that was changed in a spreadsheet for finished', () => {
  const stale = { page: '/', original: 'From $8', was: 'From $7', translation: 'Desde 8' };
  const draft = { page: '/', original: 'Open', translation: 'Abierta', draft: true };
  const { changes } = importUnits([stale, draft], { texts }, { edited: true });
  expect(changes.map(({ was, draft: isDraft }) => was ?? isDraft)).toEqual([undefined, undefined]);
});

test('leaves out a text that the site no longer has', () => {
  const unit = { page: '/', original: 'Gone', translation: 'Se fue' };
  expect(importUnits([unit], { texts }, { edited: false })).toEqual({
    changes: [],
    unknown: [unit],
  });
});
