import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadBundles } from '../../code/loadBundles.ts';

const folder = mkdtempSync(join(tmpdir(), 'blockwright-bundles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['its own message', "process.send({ message: 'No such package' });", 'No such package'],
  ['a message of ours', '', 'The bundles could not be built'],
])('a bundler that fails is reported with %s', async (_, line, message) => {
  const commandLine = join(folder, String(line.length));
  mkdirSync(commandLine);
  writeFileSync(
    join(commandLine, 'bundleProcess.cjs'),
    `${line} process.exitCode = 1; process.disconnect();\n`,
  );
  const installation = { packageRoot: folder, bundles: folder, commandLine, fingerprint: '' };
  const code = {
    folder,
    root: folder,
    hash: '',
    siteSections: [],
    features: [],
    featuresFolder: '',
    hasOwnCode: false,
    isPrebuilt: false,
    installation: { ...installation, isPrebuilt: false },
  };
  await expect(loadBundles(code)).rejects.toThrow(message);
});
