import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { separateFiles } from './separateFiles.ts';

test('what is written after a separation changes no other folder', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'blockwright-links-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const [original, copy] = [join(parent, 'original'), join(parent, 'copy')];
  for (const folder of [original, copy]) mkdirSync(join(folder, 'deep'), { recursive: true });
  for (const name of ['a', 'deep/b']) {
    writeFileSync(join(original, name), 'old', { mode: 0o600 });
    linkSync(join(original, name), join(copy, name));
  }
  symlinkSync(original, join(copy, 'link'));
  await separateFiles(copy);
  for (const name of ['a', 'deep/b']) {
    writeFileSync(join(copy, name), 'new');
    expect(readFileSync(join(original, name), 'utf8')).toBe('old');
    expect(statSync(join(copy, name)).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(copy)).toEqual(['a', 'deep', 'link']);
  await separateFiles(join(parent, 'missing'));
});
