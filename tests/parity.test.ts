import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Vike's own building and prerendering gives the bytes that our writer writes. */
test('our writer and Vike prerender the same pages', async () => {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const { stdout } = await run('node', ['tests/parity/comparePrerenders.mjs'], { env });
  const { compared, different } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  expect(compared).toBeGreaterThan(2);
  expect(different).toEqual([]);
});
