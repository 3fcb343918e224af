import { describe, expect, test } from 'vitest';
import { createSiteWords, translations, wordGroups } from './createSiteWords.ts';
import { listParameters, type Message } from './Message.ts';

const languages = Object.entries(translations);

test('six languages are complete', () => {
  expect(['en', ...Object.keys(translations)].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'pt']);
});

describe.each(languages)('the words of %s', (locale, translation) => {
  test('are those of English', () => {
    expect(mapWords(translation, () => 0)).toEqual(mapWords(wordGroups, () => 0));
  });

  test('have the parameters of English in every form', () => {
    const expected = mapWords(wordGroups, (word) => [
      ...new Set(listForms(word).flatMap(listNeeded)),
    ]);
    const found = mapWords(translation, (word) => [
      ...new Set(listForms(word).flatMap(listNeeded)),
    ]);
    expect(found).toEqual(expected);
    for (const [name, word] of listWords(translation))
      for (const form of listForms(word))
        expect({ name, parameters: listNeeded(form) }).toEqual({
          name,
          parameters: listNeeded(listForms(word)[0] ?? ''),
        });
  });

  test('have a form for each common number', () => {
    const rules = new Intl.PluralRules(locale);
    const categories = new Set([0, 1, 2, 3, 5, 11, 100].map((count) => rules.select(count)));
    for (const [name, word] of listWords(translation))
      if (typeof word !== 'string')
        expect({ name, forms: Object.keys(word) }).toEqual({
          name,
          forms: expect.arrayContaining([...categories]),
        });
  });

  test('are translated, apart from words that both languages share', () => {
    const same = listWords(translation)
      .filter(([name, word]) => JSON.stringify(word) === JSON.stringify(getEnglish(name)))
      .map(([name]) => name);
    expect(same).toEqual(sharedWords[locale] ?? []);
  });

  test('have no stray spaces or braces', () => {
    for (const [, word] of listWords(translation))
      for (const form of listForms(word)) {
        expect(form.trim()).toBe(form);
        expect(form.replace(/\{\w+\}/g, 'x')).not.toMatch(/[{}]| {2}/);
      }
  });
});

/** Words that are spelt like in English. */
const sharedWords: Record<string, string[]> = {
  fr: ['page.openMenu', 'pager.pages', 'pager.page'],
  pt: ['page.openMenu', 'carousel.slide', 'carousel.slides'],
  es: ['mail.no'],
};

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

type Groups = Readonly<Record<string, Readonly<Record<string, Message>>>>;

function mapWords<Value>(groups: Groups, change: (word: Message) => Value) {
  return Object.fromEntries(listWords(groups).map(([name, word]) => [name, change(word)]));
}

function listWords(groups: Groups): [string, Message][] {
  return Object.entries(groups).flatMap(([group, words]) =>
    Object.entries(words).map(([key, word]): [string, Message] => [`${group}.${key}`, word]),
  );
}

function listForms(word: Message): string[] {
  return typeof word === 'string' ? [word] : Object.values(word);
}

/** Lists the parameters of a form, apart from the number, which a form may spell out. */
function listNeeded(form: string): string[] {
  return listParameters(form)
    .filter((name) => name !== 'count')
    .sort();
}

function getEnglish(name: string): Message | undefined {
  const [group = '', key = ''] = name.split('.');
  return wordGroups[group]?.[key];
}
