import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runGit } from '../../base/files/runGit.ts';
import { findCommit } from '../../features/review/base/findCommit.ts';

const folder = mkdtempSync(join(tmpdir(), 'blockwright-commit-'));
const origin = join(folder, 'origin');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await runGit(folder, 'init', '--quiet', '--initial-branch', 'trunk', origin);
  await commit(origin);
});

test('compares with the branch that the remote calls its default', async () => {
  const clone = join(folder, 'clone');
  await runGit(folder, 'clone', '--quiet', origin, clone);
  await runGit(clone, 'checkout', '--quiet', '-b', 'edit');
  const base = (await runGit(clone, 'rev-parse', 'HEAD')).trim();
  await commit(clone);
  expect(await findCommit(clone, undefined)).toMatchObject({ name: 'origin/trunk', hash: base });
});

test('compares with HEAD where no branch is known as the main one', async () => {
  const head = (await runGit(origin, 'rev-parse', 'HEAD')).trim();
  expect(await findCommit(origin, undefined)).toMatchObject({ name: 'HEAD', hash: head });
});

test.each(['nothing', '--all', ''])('refuses the name "%s"', async (name) => {
  await expect(findCommit(origin, name)).rejects.toThrow('is neither a commit');
});

/** Makes an empty commit. */
async function commit(repository: string): Promise<void> {
  const person = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
  await runGit(repository, ...person, 'commit', '--quiet', '--allow-empty', '--message=Change');
}
