import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readHeadCommit } from './readHeadCommit.ts';

const folder = mkdtempSync(join(tmpdir(), 'blockwright-head-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function git(cwd: string, ...words: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...identity, ...words], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
}

test('reads the commit that git names', async () => {
  const root = join(folder, 'site');
  mkdirSync(join(root, 'inner'), { recursive: true });
  expect(await readHeadCommit(root)).toBeUndefined();
  git(root, 'init', '--quiet', '--initial-branch=work/main');
  expect(await readHeadCommit(root)).toBeUndefined();
  const commit = (text: string) => {
    writeFileSync(join(root, 'a.txt'), text);
    git(root, 'add', '.');
    git(root, 'commit', '--quiet', '--message', text);
    return git(root, 'rev-parse', 'HEAD');
  };
  const first = commit('one');
  for (const path of [root, join(root, 'inner')]) expect(await readHeadCommit(path)).toBe(first);
  git(root, 'pack-refs', '--all');
  expect(await readHeadCommit(root)).toBe(first);
  const second = commit('two');
  expect(await readHeadCommit(root)).toBe(second);
  git(root, 'checkout', '--quiet', '--detach', first);
  expect(await readHeadCommit(root)).toBe(first);

  const worktree = join(folder, 'worktree');
  git(root, 'worktree', 'add', '--quiet', worktree, 'work/main');
  expect(await readHeadCommit(worktree)).toBe(second);
  const shallow = join(folder, 'shallow');
  git(folder, 'clone', '--quiet', '--depth=1', `file://${root}`, shallow);
  expect(await readHeadCommit(shallow)).toBeUndefined();
});
