import { expect, test } from 'vitest';
import { listSiteLanguages, planLanguage } from './planLanguage.ts';

const path = ['site', 'locales'];

test.each([
  [{}, { kind: 'set', path, value: ['en', 'de'] }],
  [{ locale: 'fr-FR' }, { kind: 'set', path, value: ['fr-FR', 'de'] }],
  [{ locales: [] }, { kind: 'set', path, value: ['en', 'de'] }],
  [
    { locale: 'en-GB', locales: ['en', 'es'] },
    { kind: 'insert', path, index: 2, value: 'de' },
  ],
])('the languages of %j get another one', (site, edit) => {
  expect(planLanguage(site, 'de')).toEqual(edit);
});

test('the first language is that of the pages', () => {
  expect(listSiteLanguages({ locale: 'de-DE' })).toEqual(['de-DE']);
  expect(listSiteLanguages({ locale: 'en-US', locales: ['es'] })).toEqual(['es']);
});
