import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderContextCache } from '../session/RenderContextCache.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import { sourcePaths } from '../session/watchFiles.ts';
import type { DevCode } from './DevCode.ts';
import { watchSite } from './watchSite.ts';

/** Watches an empty site whose files the test saves. */
function startWatching(code: Partial<DevCode>) {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-watch-'));
  const watched = [
    ...sourcePaths(root),
    ...['theme.css', 'public', 'sections'].map((name) => join(root, name)),
  ];
  // What does not exist is reported at once.
  for (const path of watched)
    if (extname(path)) writeFileSync(path, '');
    else mkdirSync(path);
  onTestFinished(() => {
    for (const path of watched) unwatchFile(path);
    rmSync(root, { recursive: true });
  });
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const hot = { send: vi.fn(), on: vi.fn() };
  const moduleGraph = { onFileChange: vi.fn() };
  const server = {
    environments: { client: { hot }, ssr: { moduleGraph } },
    watcher,
    config: { root: '/package' },
  };
  const reload = vi.fn(async () => undefined);
  const isStale = vi.fn(() => false);
  const hasNewText = vi.fn(() => true);
  const clear = vi.fn();
  const session = { reload, upToDate: async () => undefined, version: 3 };
  Object.defineProperty(session, 'isStale', { get: isStale });
  watchSite(server as unknown as ViteDevServer, {
    root,
    session: session as unknown as SiteSession,
    code: { ownFolders: [], filesChangedSince: () => [], ...code } as unknown as DevCode,
    renderContexts: { isStale: () => false, clear } as unknown as RenderContextCache,
    hasNewText,
  });
  return { root, watcher, hot, reload, isStale, hasNewText, clear, moduleGraph };
}

test('reads a file once for a save that the watcher and the poll report', async () => {
  const { root, watcher, reload, isStale, hasNewText } = startWatching({});
  const file = join(root, 'pages.yaml');
  const save = (text: string) => writeFileSync(file, text);
  watcher.emit('change', file);
  // The poll may report a save before the watcher does.
  hasNewText.mockReturnValue(false);
  watcher.emit('change', file);
  let saves = 0;
  // The poll reports only what changes after its first look, and nothing tells when that is.
  const countPolls = () => {
    save(`pages: { /: {} } # ${++saves}\n`);
    return isStale.mock.calls.length;
  };
  await expect.poll(countPolls).toBeGreaterThan(0);
  expect(reload).toHaveBeenCalledTimes(1);
  // The watcher forgets files that are removed and come back.
  isStale.mockReturnValue(true);
  save('pages: { /about: {} }\n');
  await expect.poll(() => reload.mock.calls.length).toBe(2);
});

test('loads changed code again before it reads the site, except code of the browser alone', async () => {
  const handleFileChange = vi.fn((file: string) => !file.endsWith('build.ts'));
  const { root, watcher, reload, clear, moduleGraph } = startWatching({ handleFileChange });
  const edited = () => moduleGraph.onFileChange.mock.calls.map(([file]) => file);
  for (const name of ['sections/quiz/island.tsx', 'pipeline/build.ts'])
    watcher.emit('change', join(root, name));
  expect(handleFileChange).toHaveBeenCalledTimes(2);
  expect(edited()).toEqual([]);
  const view = join(root, 'sections/quiz/view.tsx');
  watcher.emit('change', view);
  expect(edited()).toContain(view);
  expect(edited()).toContain('/package/renderer/sections/sectionViews.ts');
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(clear).not.toHaveBeenCalled();
});

test('prepares the pages again after a change of a picture or of the styles', () => {
  const { root, watcher, reload, clear } = startWatching({});
  for (const name of ['public/photo.jpg', 'theme.css']) watcher.emit('change', join(root, name));
  expect(clear).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that listens too late is told of the version that it missed', async () => {
  const { hot } = startWatching({});
  const [, listen] = hot.on.mock.calls.find(([event]) => event === 'blockwright:listening') ?? [];
  const client = { send: vi.fn() };
  await listen({ version: '3' }, client);
  expect(client.send).not.toHaveBeenCalled();
  await listen({ version: '2' }, client);
  expect(client.send).toHaveBeenCalledExactlyOnceWith('blockwright:update');
});
