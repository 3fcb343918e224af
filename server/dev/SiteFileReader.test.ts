import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FileChangedError } from '../../schema/manifest/FileTextCache.ts';
import { SiteFileReader } from './SiteFileReader.ts';

function openReader(): SiteFileReader {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-reader-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'pages.yaml'), 'pages: {}\n');
  return new SiteFileReader(root);
}

test('reads again after a file changed during a reading, but not for ever', async () => {
  const files = openReader();
  let readings = 0;
  const read = async () => {
    if (++readings < 3) throw new FileChangedError('pages.yaml');
    return {};
  };
  await files.readStable(read, () => false);
  expect(readings).toBe(3);
  const fail = async () => {
    readings++;
    if (readings > 200) throw new Error('It reads for ever');
    throw new FileChangedError('pages.yaml');
  };
  await expect(files.readStable(fail, () => false)).rejects.toThrow(FileChangedError);
});

test('counts as changed after a reading that failed, so that the next request reads again', async () => {
  const files = openReader();
  const fail = async () => {
    throw new Error('EMFILE');
  };
  await expect(files.readStable(fail, () => false)).rejects.toThrow('EMFILE');
  expect(files.hasChanged()).toBe(true);
});

test('notices a second write of as many bytes within a tick of the clock', async () => {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-reader-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, 'pages.yaml');
  const write = (text: string) => {
    writeFileSync(file, text);
    utimesSync(file, 1, 1);
  };
  write('pages: { /a: {} }\n');
  const files = new SiteFileReader(root);
  await files.readStable(
    async () => ({ text: files.readText('pages.yaml') }),
    () => false,
  );
  expect(files.hasNewText('pages.yaml')).toBe(false);
  write('pages: { /b: {} }\n');
  expect(files.hasNewText('pages.yaml')).toBe(true);
});
