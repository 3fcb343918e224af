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

test('reads a file once for a save that the watcher and the poll report', async () => {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-watch-'));
  const file = join(root, 'pages.yaml');
  const save = (text: string) => writeFileSync(file, text);
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
  const server = { environments: { client: { hot } }, watcher, config: {} };
  const reload = vi.fn(async () => undefined);
  const isStale = vi.fn(() => false);
  const hasNewText = vi.fn(() => true);
  const session = { reload, upToDate: async () => undefined };
  Object.defineProperty(session, 'isStale', { get: isStale });
  watchSite(server as unknown as ViteDevServer, {
    root,
    session: session as unknown as SiteSession,
    code: { ownFolders: [], filesChangedSince: () => [] } as unknown as DevCode,
    renderContexts: { isStale: () => false } as RenderContextCache,
    hasNewText,
  });
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
