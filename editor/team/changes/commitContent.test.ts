import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitContent } from './commitContent.ts';
import { Repository } from './Repository.ts';

let folder: string;
let repository: Repository;
let root: string;
let base: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-commit-'));
  const remote = join(folder, 'remote');
  const author = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: remote });
  await mkdir(remote);
  await writeFile(join(remote, '.gitignore'), '*.pdf\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git(...author, 'commit', '--quiet', '--message', 'Begin');
  repository = await Repository.open({ folder: join(folder, 'clone.git'), remote, branch: 'main' });
  base = (await repository.resolve(repository.base)) ?? '';
  root = join(folder, 'site');
  await repository.git('worktree', 'add', '--quiet', '--detach', '--', root, base);
});
afterEach(() => rm(folder, { recursive: true }));

test('a publication contains what the editor accepted, also where .gitignore names it', async () => {
  await mkdir(join(root, 'public/files'), { recursive: true });
  await writeFile(join(root, 'public/files/price.pdf'), 'x');
  const person = { name: 'Olga', email: 'olga@example.com' };
  const options = { base, parents: [base], person, message: 'Price' };
  const commit = (await commitContent(repository, root, options)) ?? '';
  expect(await repository.git('ls-tree', '-r', '--name-only', commit)).toContain(
    'public/files/price.pdf',
  );
});

test.each(['.', ' .,:;<>"\'', ''])(
  'a person named %j publishes under the address',
  async (name) => {
    await writeFile(join(root, 'pages.yaml'), 'pages: {}\n');
    const person = { name, email: 'emil@example.com' };
    const options = { base, parents: [base], person, message: 'Text' };
    const commit = (await commitContent(repository, root, options)) ?? '';
    expect(await repository.git('log', '-1', '--format=%an <%ae>', commit)).toBe(
      'emil@example.com <emil@example.com>\n',
    );
  },
);

test('what git reports names no folder of the server', async () => {
  await writeFile(join(folder, 'clone.git/worktrees/site/index.lock'), '');
  const failure = await repository.gitIn(root, {}, 'read-tree', base).catch((error) => error);
  expect(failure.message).toContain('index.lock');
  expect(failure.message).not.toContain(folder);
});
