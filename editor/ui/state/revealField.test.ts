// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileView } from '../../protocol/FileView.ts';
import { editorStore, select } from './editorStore.ts';
import { focusForm, focusFormByKeyboard, revealField } from './revealField.ts';

const find = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<button id="row"></button><input id="search">
    <div class="inspector"><div data-at="/title"><input id="title"></div></div>`;
  find('row').focus();
  editorStore.content = undefined;
  select({ kind: 'file', file: 'words.yaml' });
});

afterEach(() => {
  vi.useRealTimers();
  select({ kind: 'page' });
});

/** The content of the selected file arrives. */
function load(file = 'words.yaml'): Promise<unknown> {
  editorStore.content = { file, value: {} } as FileView;
  return vi.advanceTimersByTimeAsync(1000);
}

const ways: [string, () => Promise<void> | void][] = [
  ['focusForm', focusForm],
  ['focusFormByKeyboard', () => focusFormByKeyboard({ detail: 0 })],
  ['revealField', () => revealField(['title'])],
];

test.each(ways)('%s gives the form the focus once its content is loaded', async (_, start) => {
  start();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(find('row'));
  await load();
  expect(document.activeElement).toBe(find('title'));
});

test.each(ways)('%s leaves the focus where the author has moved it', async (_, start) => {
  start();
  find('search').focus();
  await load();
  expect(document.activeElement).toBe(find('search'));
});

test.each(ways)('%s leaves the focus when something else is selected', async (_, start) => {
  start();
  await vi.advanceTimersByTimeAsync(1000);
  select({ kind: 'collection', name: 'rooms' });
  await load();
  expect(document.activeElement).toBe(find('row'));
});

test.each(ways)(
  '%s leaves the focus when something else is selected right after',
  async (_, start) => {
    editorStore.content = { file: 'words.yaml', value: {} } as FileView;
    start();
    await vi.advanceTimersByTimeAsync(10);
    select({ kind: 'collection', name: 'rooms' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.activeElement).toBe(find('row'));
  },
);

test.each(ways)('%s does not wait for ever', async (_, start) => {
  start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.getTimerCount()).toBe(0);
  await load();
  expect(document.activeElement).toBe(find('row'));
});

test('the form takes the focus from a row that it has replaced, or from a dialog that closes', async () => {
  const started = focusForm();
  find('row').remove();
  await load();
  await started;
  expect(document.activeElement).toBe(find('title'));
  editorStore.content = undefined;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="dialog"><button id="use"></button></div>',
  );
  find('use').focus();
  const revealed = revealField(['title']);
  find('use').parentElement?.remove();
  // As React Aria does.
  find('search').focus();
  await load();
  await revealed;
  expect(document.activeElement).toBe(find('title'));
});
