import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Options } from '../cli/options/Options.ts';
import type { Installation, SiteCode } from '../code/index.ts';
import { explainMissingPath } from '../features/_shared/paths/explainMissingPath.ts';
import { importSite } from '../features/move/import/importSite.ts';
import { openBase } from '../features/review/base/openBase.ts';
import { newCollection } from '../features/tables/newCollection.ts';
import { importTexts } from '../features/translate/importTexts.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-paths-'));
for (const name of ['pages.yaml', 'old.json', 'es.po', 'staff.csv'])
  writeFileSync(join(root, name), '');
afterAll(() => rmSync(root, { recursive: true }));

const options = (path: string): Options => ({ root, positionals: [path], values: {} });

test('a path that does not exist is suggested where the site has it', () => {
  const path = relative(process.cwd(), join(root, 'old.json'));
  expect(explainMissingPath('old.json', root)).toBe(
    `old.json does not exist. Paths start from the current folder: did you mean ${path}?`,
  );
  expect(explainMissingPath('new.json', root)).toBe('new.json does not exist.');
  expect(explainMissingPath(join(root, 'new.json'), root)).not.toContain('did you mean');
});

test.each<[string, string, (path: string) => Promise<unknown>]>([
  ['diff', 'old.json', (path) => openBase(path, { root } as SiteCode)],
  ['new collection', 'staff.csv', (path) => newCollection(options(path))],
  ['translate import', 'es.po', (path) => importTexts(options(path), {} as Installation)],
  ['import', 'old.json', (path) => importSite(options(path))],
])('`%s` reads paths from the current folder, also with --root', async (_, path, run) => {
  const there = relative(process.cwd(), join(root, path));
  await expect(run(path)).rejects.toThrow(`did you mean ${there}?`);
});
