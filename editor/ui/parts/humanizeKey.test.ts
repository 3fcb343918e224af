import { expect, test } from 'vitest';
import { humanizeFile, humanizePlace } from './humanizeKey.ts';

test.each([
  ['pages.yaml', 'Settings and blocks'],
  ['pages/more.yaml', 'Settings and blocks'],
  ['words.yaml', 'Words'],
  ['data/rooms.yaml', 'Rooms'],
  ['data/forms/first-lead.yaml', 'Forms › First lead'],
  ['data/news/oslo.md', 'News › Oslo'],
  ['locales/es.yaml', 'Translations › Spanish'],
  ['locales/es/news.md', 'Translations › Spanish › News'],
  ['locales/-/news.md', 'Translations › - › News'],
  ['public/images/a b.png', 'images/a b.png'],
])('names the file %s', (file, name) => {
  expect(humanizeFile(file)).toBe(name);
});

test.each([
  ['title', 'Title'],
  ['hero.actions[0].label', 'Hero › Actions 1 › Label'],
  ['faq(2).items[10].question', 'FAQ 2 › Items 11 › Question'],
])('names the place %s', (place, name) => {
  expect(humanizePlace(place)).toBe(name);
});
