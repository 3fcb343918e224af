import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listIgnoredFiles } from './listIgnoredFiles.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-ignored-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('names the content that a commit leaves out, and the line that says so', async () => {
  write('.gitignore', '# Large files\n*.pdf\n');
  write('public/.gitignore', 'drafts/\n');
  write('public/files/price list.pdf');
  write('public/drafts/plan.txt');
  write('public/logo.svg');
  write('data/.cache.pdf');
  write('notes.pdf');
  expect(await listIgnoredFiles(root)).toEqual([
    { file: 'public/drafts/plan.txt', rule: 'public/.gitignore:1:drafts/' },
    { file: 'public/files/price list.pdf', rule: '.gitignore:2:*.pdf' },
  ]);
  expect(await listIgnoredFiles(tmpdir())).toEqual([]);
});
