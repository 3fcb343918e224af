import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { Bytes } from './Bytes.ts';
import { DigestedFile } from './DigestedFile.ts';
import { addFonts, engineRoot, promises, sync } from './fileSystem.ts';
import { hashes } from './hashes.ts';
import { runWithLateModules, takeModule } from './LateModule.ts';
import { paths } from './paths.ts';

test('hashes are those of Node', () => {
  for (const algorithm of ['sha1', 'sha256'] as const)
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000])
      for (const format of ['hex', 'base64', 'base64url'] as const) {
        const text = 'é'.repeat(length);
        const expected = createHash(algorithm).update(text).update('x').digest(format);
        expect(hashes.createHash(algorithm).update(text).update('x').digest(format)).toBe(expected);
      }
  const { hash } = hashes;
  expect(hash('sha1', 'a', 'base64url')).toBe(createHash('sha1').update('a').digest('base64url'));
});

test('paths are those of Node', () => {
  const samples = ['', '.', '..', '/', 'a', '/a', 'a/', 'a/b.c', '/a/b/../c', '../a', 'a//b', '.a'];
  for (const one of samples) {
    for (const name of ['dirname', 'basename', 'extname', 'normalize', 'isAbsolute'] as const)
      expect([name, one, paths[name](one)]).toEqual([name, one, posix[name](one)]);
    expect(paths.parse(one)).toEqual(posix.parse(one));
    for (const other of samples) {
      expect(paths.join(one, other)).toBe(posix.join(one, other));
      expect(paths.resolve('/r', one, other)).toBe(posix.resolve('/r', one, other));
      const [from, to] = [`/r/${one}`, `/r/${other}`];
      expect(paths.relative(from, to)).toBe(posix.relative(from, to));
    }
  }
  expect(paths.basename('/a/b.md', '.md')).toBe('b');
});

test('the file system has nothing but the fonts of the engine', async () => {
  expect(sync.existsSync()).toBe(false);
  expect(() => sync.readFileSync('/site/pages.yaml')).toThrow('ENOENT');
  expect(sync.statSync('/site', { throwIfNoEntry: false })).toBeUndefined();
  await expect(promises.writeFile('/site/a')).rejects.toThrow('EROFS');
  addFonts({ 'a.woff2': 'abcdef' });
  const font = await promises.readFile(`${engineRoot}/renderer/fonts/a.woff2`);
  expect(font).toBeInstanceOf(DigestedFile);
  expect(hashes.createHash('sha256').update(font).digest('hex')).toBe('abcdef');
});

test('bytes are those of a buffer', () => {
  for (const text of ['', 'é😀']) {
    expect(Bytes.from(text).toString()).toBe(text);
    expect(Bytes.from(text).toString('base64')).toBe(Buffer.from(text).toString('base64'));
    expect(Bytes.byteLength(text)).toBe(Buffer.byteLength(text));
    const base64 = Buffer.from(text).toString('base64');
    expect([...Bytes.from(base64, 'base64')]).toEqual([...Buffer.from(text)]);
  }
  expect(Bytes.alloc(3).subarray(0, 2)).toHaveLength(2);
});

test('a module that is missing is loaded, and the run repeated', async () => {
  const runs: string[] = [];
  const result = await runWithLateModules(async () => {
    runs.push('run');
    const one = takeModule('one', async () => 1) as number;
    const two = takeModule('two', async () => 2) as number;
    return one + two;
  });
  expect(result).toBe(3);
  expect(runs).toHaveLength(3);
  await expect(runWithLateModules(() => Promise.reject(new Error('other')))).rejects.toThrow(
    'other',
  );
});
