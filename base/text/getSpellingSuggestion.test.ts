import { expect, it } from 'vitest';
import { iconNames } from '../../schema/shape/formats/iconNames.ts';
import { getSpellingSuggestion } from './getSpellingSuggestion.ts';

it.each([
  ['walelt', 'wallet'],
  ['utennils', 'utensils'],
  ['warehhuse', 'warehouse'],
  ['zom-in', 'zoom-in'],
])('suggests an icon for %s', (word, icon) => {
  expect(getSpellingSuggestion(word, iconNames())).toBe(icon);
});

it('compares a word with the first candidates alone', () => {
  const others = Array.from({ length: 4000 }, (_, index) => `other-${index}`);
  expect(getSpellingSuggestion('headlne', [...others.slice(1), 'headline'])).toBe('headline');
  expect(getSpellingSuggestion('headlne', [...others, 'headline'])).toBeUndefined();
});

it('takes the name of the more frequent slip of two that are equally near', () => {
  expect(getSpellingSuggestion('usesr', ['user', 'users'])).toBe('users');
  expect(getSpellingSuggestion('tass', ['tabs', 'tasks'])).toBe('tasks');
});
