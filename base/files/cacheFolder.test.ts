import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheFolder } from './cacheFolder.ts';

test('the cache is below .blockwright, or in the folder of the variable', async () => {
  const root = await mkdtemp(join(tmpdir(), 'cache-folder-'));
  onTestFinished(() => rm(root, { recursive: true }));
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  expect(cacheFolder(root, 'images')).toBe(join(root, '.blockwright/cache/images'));
  vi.stubEnv('BLOCKWRIGHT_CACHE_DIR', 'node_modules/.cache/site');
  expect(cacheFolder(root, 'images')).toBe(join(root, 'node_modules/.cache/site/images'));
  vi.stubEnv('BLOCKWRIGHT_CACHE_DIR', '/var/cache/site');
  expect(cacheFolder(root)).toBe('/var/cache/site');
});
