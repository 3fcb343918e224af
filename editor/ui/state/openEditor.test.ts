// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeResponse } from '../../protocol/ChangeResponse.ts';
import type { PageView } from '../../protocol/PageView.ts';
import type { RowPage } from '../../protocol/RowPage.ts';
import { api } from './api.ts';
import { openRow } from './collections.ts';
import { editorStore, select } from './editorStore.ts';
import { openContent } from './openContent.ts';
import { handleRemoteChange, openPage } from './openEditor.ts';

/** Sends the answers to requests, by the keys of their pages and rows. */
let send: Record<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  send = {};
  vi.spyOn(api, 'page').mockImplementation(
    ({ file, key }) =>
      new Promise<ChangeResponse>((resolve) => {
        const page: PageView = {
          file,
          key,
          value: {},
          sections: [],
          routes: [key],
          translated: 0,
          rows: {},
        };
        send[key] = () => resolve({ state: {}, page });
      }),
  );
  vi.spyOn(api, 'rowPages').mockImplementation(
    ({ key }) =>
      new Promise<RowPage[]>((resolve) => {
        send[key] = () => resolve([{ ...address('/rooms'), route: '/rooms' } as RowPage]);
      }),
  );
  document.body.innerHTML = `<button id="row"></button><input id="search">
    <div class="inspector"><div data-at="/title"><input id="title"></div></div>`;
  find('row').focus();
  editorStore.page = undefined;
  select({ kind: 'page' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  editorStore.state = undefined;
  editorStore.page = undefined;
  editorStore.route = undefined;
  select({ kind: 'page' });
});

const find = (id: string) => document.getElementById(id) as HTMLInputElement;
const address = (key: string) => ({ file: 'pages.yaml', key });
const words = { kind: 'file', file: 'words.yaml' } as const;

/** Sends the answers to the requests of pages and rows, and waits until the editor has followed. */
async function answer(...keys: string[]): Promise<void> {
  for (const key of keys) {
    await vi.advanceTimersByTimeAsync(100);
    send[key]?.();
    await vi.advanceTimersByTimeAsync(1000);
  }
}

test('says whether a page is still the last that was opened', async () => {
  const opened = [openPage(address('/a')), openPage(address('/b'))];
  await answer('/b', '/a');
  expect(await Promise.all(opened)).toEqual([false, true]);
  expect(editorStore.page?.key).toBe('/b');
});

test('keeps the form that was selected while the page was loading', async () => {
  const opened = openPage(address('/a'));
  select(words);
  await answer('/a');
  expect(await opened).toBe(false);
  expect(editorStore.page?.key).toBe('/a');
  expect(editorStore.selection).toEqual(words);
});

test('drops the selection of a section of the page before', async () => {
  const opened = openPage(address('/a'));
  select({ kind: 'section', index: 3 });
  await answer('/a');
  expect(await opened).toBe(true);
  expect(editorStore.selection).toEqual({ kind: 'page' });
});

test('opens no page of a row when another page was chosen since', async () => {
  const opened = [openRow({ file: 'data/rooms.yaml', key: 'oak' })];
  await vi.advanceTimersByTimeAsync(100);
  opened.push(openPage(address('/b')));
  await answer('oak', '/rooms', '/b');
  expect(await Promise.all(opened)).toEqual([false, true]);
  expect(editorStore.page?.key).toBe('/b');
  expect(editorStore.selection).toEqual({ kind: 'page' });
});

test('asks again for a page whose answer may be older than a change elsewhere', async () => {
  const opened = openPage(address('/a'));
  const state = vi.spyOn(api, 'state').mockImplementation(async () => {
    const page = editorStore.page && { ...editorStore.page, value: { title: 'New' } };
    return { state: { pages: [] }, page } as unknown as ChangeResponse;
  });
  const followed = handleRemoteChange({ by: 'somebody' });
  await vi.advanceTimersByTimeAsync(2000);
  await followed;
  state.mockClear();
  await answer('/a');
  expect(await opened).toBe(true);
  expect(state).toHaveBeenCalledExactlyOnceWith({ ...address('/a'), route: '/a' });
  expect(editorStore.page?.value).toEqual({ title: 'New' });
});

test('the field of a value takes the focus once its page is open', async () => {
  openContent('pages.yaml', '/pages/~1a/title');
  await answer('/a');
  expect(document.activeElement).toBe(find('title'));
});

test('a value of an earlier page leaves the focus to the page that was opened last', async () => {
  openContent('pages.yaml', '/pages/~1a/title');
  const opened = openPage(address('/b'));
  await answer('/b', '/a');
  expect(await opened).toBe(true);
  expect(document.activeElement).toBe(find('row'));
});

test('the field of a value leaves the focus where the author has moved it', async () => {
  openContent('pages.yaml', '/pages/~1a/title');
  find('search').focus();
  await answer('/a');
  expect(document.activeElement).toBe(find('search'));
});
