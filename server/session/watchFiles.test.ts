import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, unwatchFile, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFiles } from './watchFiles.ts';

test('reports a path that does not exist only once it is there', async () => {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-watch-'));
  const missing = join(root, 'theme.css');
  onTestFinished(() => {
    unwatchFile(missing);
    rmSync(root, { recursive: true });
  });
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const seen: string[] = [];
  watchFiles({ watcher, config: {} } as unknown as ViteDevServer, [missing], (file) => {
    seen.push(file);
  });
  await pause(300);
  expect(seen).toEqual([]);
  writeFileSync(missing, 'a {}');
  await expect.poll(() => seen).toContain(missing);
});
