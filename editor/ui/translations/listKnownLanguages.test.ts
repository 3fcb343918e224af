import { expect, test } from 'vitest';
import { findLanguage, listKnownLanguages } from './listKnownLanguages.ts';

const languages = listKnownLanguages(['en', 'es']);

test('lists each language once, by its names, without those that the site has', () => {
  const labels = languages.map(({ label }) => label);
  expect(labels).toContain('German (Deutsch)');
  expect(labels).toContain('Brazilian Portuguese (português (Brasil))');
  expect(labels).not.toContain('Spanish (español)');
  // What is typed most often is offered first.
  expect(labels.find((label) => label.includes('German'))).toBe('German (Deutsch)');
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => /^[a-z]{2}$/.test(label))).toEqual([]);
});

test.each([
  ['German (Deutsch)', 'de'],
  ['german', 'de'],
  ['Deutsch', 'de'],
  ['swed', 'sv'],
  ['french', 'fr'],
  ['', undefined],
  ['man', undefined],
  ['Klingonian', undefined],
])('“%s” means %s', (typed, code) => {
  expect(findLanguage(languages, typed)?.code).toBe(code);
});
