import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSiteLoader } from './createSiteLoader.ts';

test('reads a site again only when it changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-loader-'));
  onTestFinished(() => rm(root, { recursive: true }));
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const save = (name: string) =>
    writeFile(
      join(root, 'pages.yaml'),
      `site: { name: ${name}, url: https://www.example.com, description: An example }\npages: {}\n`,
    );
  const load = createSiteLoader(root);
  const loadLater = () => {
    vi.advanceTimersByTime(1000);
    return load();
  };
  expect(await load()).toMatchObject({ site: { name: '' } });
  await save('Example');
  const first = await loadLater();
  expect(first).toMatchObject({ site: { name: 'Example' } });
  expect(await loadLater()).toBe(first);
  await save('Another');
  const second = await loadLater();
  expect(second).not.toBe(first);
  expect(await load()).toBe(second);
});
