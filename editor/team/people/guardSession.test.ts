import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runGit } from '../../../base/files/runGit.ts';
import type { Role } from '../../../schema/vocabulary/team.ts';
import { applyChange } from '../../server/applyChange.ts';
import { DraftSession } from '../../server/draft/DraftSession.ts';
import type { EditorContext } from '../../server/EditorContext.ts';
import { handleApi } from '../../server/handleApi.ts';
import { discardChange } from '../changes/discardChange.ts';
import { guardSession } from './guardSession.ts';
import { currentMember } from './Member.ts';

let root: string;
let session: DraftSession;
let server: Server | undefined;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-guard-'));
  await mkdir(join(root, 'public/images'), { recursive: true });
  await writeFile(join(root, 'pages.yaml'), 'pages: {}\n');
  await writeFile(join(root, 'public/logo.svg'), '<svg/>');
  session = await DraftSession.open(root);
  guardSession(session, () => undefined);
});
afterEach(async () => {
  server?.close();
  await rm(root, { recursive: true });
});

const painter: Role = { may: 'edit', files: ['public/images/**'] };

/** Runs work for a member with a role. */
function runAs<Result>(role: Role, work: () => Result): Result {
  return currentMember.run({ name: 'Bea', email: 'bea@example.com', role }, work);
}

test('discarding a file needs the right to change it', async () => {
  const discard = (role: Role, file: string) =>
    runAs(role, () => discardChange(session, { file, key: '' }));
  await expect(discard(painter, 'public/logo.svg')).rejects.toThrow(/may not change/);
  expect(existsSync(join(root, 'public/logo.svg'))).toBe(true);
  await session.disk.store();
  const stored = '.blockwright/edit/session.log';
  await expect(discard({ may: 'edit' }, `public/../${stored}`)).rejects.toThrow(/does not belong/);
  expect(existsSync(join(root, stored))).toBe(true);
  await discard({ may: 'edit' }, 'public/logo.svg');
  expect(existsSync(join(root, 'public/logo.svg'))).toBe(false);
});

test('a role with limits discards changes of its own pages', async () => {
  const text = (one: string, two: string) =>
    `pages:\n  /one: { title: ${one} }\n  /two: { title: ${two} }\n`;
  await writeFile(join(root, 'pages.yaml'), text('A', 'B'));
  await runGit(root, 'init', '--quiet');
  await runGit(root, 'add', '--all');
  const author = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com'];
  await runGit(root, ...author, 'commit', '--quiet', '--message', 'Begin');
  await writeFile(join(root, 'pages.yaml'), text('Mine', 'Theirs'));
  await session.disk.readFile('pages.yaml');
  const discard = (key: string) =>
    runAs({ may: 'edit', routes: ['/one'] }, () =>
      discardChange(session, { file: 'pages.yaml', key }),
    );
  await expect(discard('/two')).rejects.toThrow(/the page \/two/);
  await discard('/one');
  expect(session.text('pages.yaml')).toBe(text('A', 'Theirs'));
});

test('a reader is refused before anything is tried', async () => {
  const context = { root, session, changing: new Map() } as unknown as EditorContext;
  const address = { file: 'pages.yaml', path: ['pages', '/missing'] };
  const change = () =>
    applyChange(context, { id: 'one', commands: [{ kind: 'deletePage', page: address }] });
  await expect(runAs({ may: 'read' }, change)).rejects.toThrow(/may read/);
  await expect(runAs({ may: 'read' }, () => applyChange(context, { id: 'one' }))).rejects.toThrow(
    /may read/,
  );
  expect(session.applied.size).toBe(0);
});

test('requests reach no file of others by another path, and make no commits', async () => {
  const context = { root, session } as EditorContext;
  server = createServer((request, response) =>
    runAs(painter, () => handleApi(context, request, response)),
  );
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const post = async (path: string, body: string) => {
    const address = `http://localhost:${port}/_edit/api/${path}`;
    const { status } = await fetch(address, { method: 'POST', body });
    return status;
  };
  expect(await post('upload?replaces=/images/../logo.svg', '<svg></svg>')).toBe(403);
  expect(await post('commit', '{"message":"Mine"}')).toBe(403);
});
