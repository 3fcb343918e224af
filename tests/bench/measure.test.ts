import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { copyCheckout } from './build/copyCheckout.ts';
import { measure } from './build/measure.ts';
import { Package } from './build/Package.ts';
import { spread } from './statistics.ts';

test('includes the time and memory of all threads and child processes', async () => {
  const spin = 'const end = Date.now() + 400; while (Date.now() < end);';
  const program = `
    const { Worker } = require('node:worker_threads');
    const keep = Buffer.alloc(150e6, 1);
    new Worker(${JSON.stringify(spin)}, { eval: true }).on('exit', () =>
      require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(spin)}]));
    console.log(keep.length);`;
  const measured = await measure([process.execPath, '-e', program]);
  expect(measured.output).toBe('150000000\n');
  expect(measured.seconds).toBeGreaterThan(0.8);
  expect(measured.cpuSeconds).toBeGreaterThan(0.1);
  if (process.platform === 'linux') expect(measured.megabytes).toBeGreaterThan(180);
});

test('rejects when the command fails', async () => {
  const failing = measure([process.execPath, '-e', 'console.error("no flour"); process.exit(4)']);
  await expect(failing).rejects.toThrow(/ended with 4:\nno flour/);
});

test('computes the median', () => {
  expect(spread([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
  expect(spread([4, 1])).toEqual({ median: 2.5, min: 1, max: 4 });
  expect(() => spread([])).toThrow();
});

test.runIf(isLongRun)('copies a checkout that runs, and whose code can be edited', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-copy-'));
  try {
    await copyCheckout(process.cwd(), folder);
    const code = new Package(folder);
    await code.editSection('first');
    await code.editSection('second');
    await expect(code.editSection('second')).rejects.toThrow();
    const { output } = await measure(code.command('explain', 'BW012'), { cwd: folder });
    expect(output).toContain('BW012');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
