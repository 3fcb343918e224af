import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Builds and prerenders with Vike, and compares with the pages of `build`. */
test('the build and Vike render the same bytes on every page of the reference site', async () => {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const { stdout } = await run('node', ['tests/parity/comparePrerenders.mjs'], { env });
  const { compared, different } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  expect(compared).toBe(28);
  expect(different).toEqual([]);
});
