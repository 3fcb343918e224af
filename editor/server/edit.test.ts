import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Installation } from '../../code/Installation.ts';
import { edit } from './edit.ts';

const steps: string[] = [];
vi.mock('./startEditorServer.ts', () => ({
  startEditorServer: async () => {
    steps.push(`start, ${process.emit('SIGTERM') ? 'handled' : 'killed'}`);
    return {
      address: 'http://localhost/_edit',
      open: async () => undefined,
      failed: new Promise(() => undefined),
      close: async () => steps.push('close'),
    };
  },
}));
vi.mock('../../server/dev/DevBundle.ts', () => ({ DevBundle: { open: async () => undefined } }));
vi.mock('../loadEditorBundle.ts', () => ({ loadEditorBundle: async () => '' }));

let root: string;
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

test('a signal that arrives while the server starts still stores the drafts', async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-edit-'));
  await writeFile(join(root, 'pages.yaml'), 'site: {}\npages: {}\n');
  vi.stubEnv('NODE_ENV', 'test');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const installation = { packageRoot: process.cwd() } as Installation;
  expect(await edit({ root, positionals: [], values: { 'no-open': true } }, installation)).toBe(0);
  expect(steps).toEqual(['start, handled', 'close']);
});
