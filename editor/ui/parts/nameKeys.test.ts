import { expect, test } from 'vitest';
import { nameKeys } from './nameKeys.ts';

test.each([
  ['Ctrl+K', '⌘K'],
  ['Ctrl+Y or Ctrl+Shift+Z', '⌘Y or ⌘⇧Z'],
  ['Alt+↑, Alt+↓', '⌥↑, ⌥↓'],
  ['F6, Shift+F6', 'F6, ⇧F6'],
  ['Enter', 'Enter'],
])('names %s on a Mac %s', (keys, mac) => {
  expect(nameKeys(keys, true)).toBe(mac);
  expect(nameKeys(keys, false)).toBe(keys);
});
