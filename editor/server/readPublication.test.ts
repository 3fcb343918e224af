import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGit } from '../../base/files/runGit.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import { commit, push } from './git.ts';
import { readPublication } from './readPublication.ts';

let folder: string;
let root: string;
let text: string;

const session = () =>
  ({ root, files: ['pages.yaml'], text: () => text }) as unknown as DraftSession;

async function write(title: string): Promise<void> {
  text = `pages:\n  /:\n    title: ${title}\n`;
  await writeFile(join(root, 'pages.yaml'), text);
}

async function configure(place: string): Promise<void> {
  await runGit(place, 'config', 'user.email', 'ada@example.com');
  await runGit(place, 'config', 'user.name', 'Ada');
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-publication-'));
  root = join(folder, 'site');
  await runGit(folder, 'init', '-q', '--bare', '-b', 'main', 'remote');
  await runGit(folder, 'clone', '-q', 'remote', 'site');
  await configure(root);
  await runGit(root, 'checkout', '-q', '-B', 'main');
  await write('Begin');
  await commit(root, 'Begin');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('counts changed pages until they are committed, then commits until they are pushed', async () => {
  expect(await readPublication(session())).toEqual({ changes: 0, hasOnlyPages: true, ahead: 0 });
  await runGit(root, 'push', '-q', '-u', 'origin', 'main');
  await write('Changed');
  const remote = 'origin/main';
  expect(await readPublication(session())).toEqual({
    changes: 1,
    hasOnlyPages: true,
    remote,
    ahead: 0,
  });
  await commit(root, 'Change');
  expect(await readPublication(session())).toMatchObject({ changes: 0, remote, ahead: 1 });
  await push(root);
  expect(await readPublication(session())).toMatchObject({ changes: 0, remote, ahead: 0 });
});

test('a push that is refused says what to do, and loses nothing', async () => {
  await runGit(root, 'push', '-q', '-u', 'origin', 'main');
  await runGit(folder, 'clone', '-q', 'remote', 'other');
  const other = join(folder, 'other');
  await configure(other);
  await runGit(other, 'commit', '-q', '--allow-empty', '-m', 'Theirs');
  await runGit(other, 'push', '-q');
  await write('Mine');
  await commit(root, 'Mine');
  await expect(push(root)).rejects.toThrow(/has pushed.*git pull/);
  expect(await readPublication(session())).toMatchObject({ ahead: 1 });
  await rm(join(folder, 'remote'), { recursive: true });
  await expect(push(root)).rejects.toThrow(/^git reported an error/);
  await runGit(root, 'checkout', '-q', '--detach');
  expect(await readPublication(session())).not.toHaveProperty('remote');
});
