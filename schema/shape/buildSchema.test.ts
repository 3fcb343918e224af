import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import Type from 'typebox';
import { expect, test, vi } from 'vitest';
import * as built from './buildSchema.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../{sections,features/*/sections}/*/schema.ts',
  '../vocabulary/{,*/,*/*/}*.ts',
  '!**/*.test.ts',
]);

test('builds the same schemas as typebox, in the same order of keys', async () => {
  const expected = await readSchemas();
  vi.resetModules();
  vi.doMock('typebox', () => ({ default: built, Type: built }));
  const actual = await readSchemas();
  vi.doUnmock('typebox');
  vi.resetModules();
  expect(Object.keys(actual).length).toBeGreaterThan(80);
  expect(actual).toEqual(expected);
});

test('has the names of typebox', () => {
  for (const name of Object.keys(built)) expect(Type).toHaveProperty(name);
});

test('has the builders that the rooms use whose bundles contain them', () => {
  const used = ['base', 'schema', 'sections', 'renderer', 'features']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith(`features${sep}_shared`))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bType\.(\w+)\(/g)])
    .map(([, builder]) => builder);
  expect(Object.keys(built)).toEqual(expect.arrayContaining([...new Set(used)]));
});

/** Reads everything that the modules export as JSON. */
async function readSchemas(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [path, load] of Object.entries(modules)) texts[path] = JSON.stringify(await load());
  return texts;
}
