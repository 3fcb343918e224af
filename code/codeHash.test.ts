import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeHash } from './codeHash.mjs';
import { sourceFolders } from './sourceFolders.mjs';

const root = mkdtempSync(join(tmpdir(), 'blockwright-code-hash-'));
afterAll(() => rmSync(root, { recursive: true }));

const folders = [...sourceFolders, 'tools'];
for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'])
  writeFileSync(join(root, file), '');
for (const folder of folders) {
  mkdirSync(join(root, folder, 'deep'), { recursive: true });
  writeFileSync(join(root, folder, 'deep/module.ts'), 'export {};');
}

test.each(folders)('an edit in %s/ changes the hash of the code', (folder) => {
  const before = codeHash(root);
  expect(codeHash(root)).toBe(before);
  writeFileSync(join(root, folder, 'deep/module.ts'), `export {}; // ${folder}`);
  expect(codeHash(root)).not.toBe(before);
});

test('what npm writes into the folder of a package does not change the hash', () => {
  const before = codeHash(root);
  for (const folder of ['node_modules', 'prebuilt']) {
    mkdirSync(join(root, 'functions', folder));
    writeFileSync(join(root, 'functions', folder, 'schema.sql'), 'select 1;');
  }
  expect(codeHash(root)).toBe(before);
});

test('each folder of the repository with code is a source folder, or known as another', () => {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const withCode = paths.flatMap(
    (path) => /^([^/]+)\/.*(?<!\.test)\.(?:tsx?|mjs)$/.exec(path)?.[1] ?? [],
  );
  // `create` is plain JavaScript, which is bundled into nothing; `data` and `public` belong to the site.
  const others = ['create', 'data', 'docs', 'public', 'tests', 'tools'];
  expect([...new Set(withCode)].filter((name) => !others.includes(name)).sort()).toEqual(
    [...sourceFolders].sort(),
  );
});

test('each source folder is part of a package, unless a bundle has all of it', () => {
  const { files, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bundled = ['pipeline', 'cli'];
  const packed = [...files, ...workspaces, ...bundled];
  expect(sourceFolders.filter((folder) => !packed.includes(folder))).toEqual([]);
});
