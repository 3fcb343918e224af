import { expect, test } from 'vitest';
import { createSiteWords } from './createSiteWords.ts';

test('a country takes the words of its language, and English needs none', () => {
  expect(createSiteWords('de-AT').texts.form?.next).toBe('Weiter');
  expect(createSiteWords('en-GB').texts).toEqual({});
});

test('a site replaces single words, for a country before those for the language', () => {
  const own = {
    de: { form: { next: 'Los', back: 'Halt' } },
    'de-CH': { form: { next: 'Vorwärts' } },
  };
  const { texts } = createSiteWords('de-CH', own);
  expect(texts.form).toMatchObject({ next: 'Vorwärts', back: 'Halt', progress: 'Fortschritt' });
});

test('a language without words speaks English, with the rules of English', () => {
  expect(createSiteWords('it-IT')).toEqual({ locale: 'en', texts: {} });
  const own = { it: { form: { next: 'Avanti' } } };
  expect(createSiteWords('it-IT', own)).toEqual({ locale: 'it-IT', texts: own.it });
});
