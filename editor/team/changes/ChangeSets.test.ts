import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChangeSets } from './ChangeSets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-sets-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a set that cannot be removed stays, and can be removed later', async () => {
  const remote = join(folder, 'remote');
  const author = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', remote]);
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '-m', 'one'], {
    cwd: remote,
  });
  const sets = await ChangeSets.open({ folder, remote, branch: 'main' });
  const person = { name: 'Olga', email: 'olga@example.com' };
  const set = await sets.create({ title: 'Spring', person });
  const { id } = set.describe();
  const fail = () => Promise.reject(new Error('busy'));
  await expect(set.remove(fail)).rejects.toThrow('busy');
  expect(await sets.find(id)).toBe(set);
  await set.rename('Summer');
  const reopened = await ChangeSets.open({ folder, remote, branch: 'main' });
  expect((await reopened.find(id))?.describe().title).toBe('Summer');
  await set.remove();
  await mkdir(join(folder, 'sets', `${id}.removed`, 'site'), { recursive: true });
  await ChangeSets.open({ folder, remote, branch: 'main' });
  expect(await sets.find(id)).toBeUndefined();
  expect(await readdir(join(folder, 'sets'))).toEqual([]);
});
