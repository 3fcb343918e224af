import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildOnce } from './buildOnce.ts';

function createFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-once-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return join(root, 'bundles');
}

/** Writes two files at different times, so that builds into one folder would disturb each other. */
async function build(draft: string): Promise<void> {
  mkdirSync(draft);
  writeFileSync(join(draft, 'first'), 'first');
  await setImmediate();
  writeFileSync(join(draft, 'second'), 'second');
}

test('calls at the same time share one build', async () => {
  const folder = createFolder();
  const builder = vi.fn(build);
  await Promise.all([buildOnce(folder, builder), buildOnce(folder, builder)]);
  expect(builder).toHaveBeenCalledTimes(1);
  expect(readFileSync(join(folder, 'second'), 'utf8')).toBe('second');
  await buildOnce(folder, builder);
  expect(builder).toHaveBeenCalledTimes(1);
  await buildOnce(folder, builder, { rebuild: true });
  expect(builder).toHaveBeenCalledTimes(2);
});

test('a build that fails leaves nothing, and the next call builds again', async () => {
  const folder = createFolder();
  const failing = async (draft: string) => {
    mkdirSync(draft);
    throw new Error('no space');
  };
  await expect(buildOnce(folder, failing)).rejects.toThrow('no space');
  expect(existsSync(folder)).toBe(false);
  await buildOnce(folder, build);
  expect(existsSync(join(folder, 'second'))).toBe(true);
});
