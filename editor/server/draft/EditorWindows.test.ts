import { expect, test } from 'vitest';
import { currentWindow } from './currentWindow.ts';
import { EditorWindows } from './EditorWindows.ts';
import { elsewhere } from './History.ts';

/** Returns the names of changes, of all that are given, that a window counts as its own. */
function listOwn(windows: EditorWindows, id: string, person = ''): string[] {
  windows.getPerson = () => person;
  const names = ['a ', 'b ', 'a olga', 'b olga', 'c emil', ' ', elsewhere];
  return currentWindow.run(id, () => names.filter(windows.isOwn));
}

test('a window may take back its own changes, and those of windows that were closed', () => {
  const windows = new EditorWindows();
  windows.add('a');
  windows.add('b');
  expect(listOwn(windows, 'a')).toEqual(['a ', ' ']);
  windows.remove('b');
  expect(listOwn(windows, 'a')).toEqual(['a ', 'b ', ' ']);
  // After a reload.
  windows.add('b');
  expect(listOwn(windows, 'a')).toEqual(['a ', ' ']);
});

test('no person takes back what another one saved, also once that person has left', () => {
  const windows = new EditorWindows();
  expect(listOwn(windows, 'a', 'olga')).toEqual(['a olga', 'b olga']);
  expect(listOwn(windows, 'd', 'emil')).toEqual(['c emil']);
});
