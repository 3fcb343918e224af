import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentHash } from '../../base/files/contentHash.ts';
import { FileChangedError, readUnchanged } from './FileTextCache.ts';

test('reports another error than a change as it is', () => {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-text-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'a.yaml'), 'a');
  symlinkSync('loop.yaml', join(root, 'loop.yaml'));
  const digest = contentHash(Buffer.from('a'));
  expect(readUnchanged(root, 'a.yaml', digest)).toBe('a');
  expect(() => readUnchanged(root, 'a.yaml', '')).toThrow(FileChangedError);
  expect(() => readUnchanged(root, 'removed.yaml', digest)).toThrow(FileChangedError);
  expect(() => readUnchanged(root, 'loop.yaml', digest)).toThrow('ELOOP');
});
