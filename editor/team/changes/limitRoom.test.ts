import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runGit } from '../../../base/files/runGit.ts';
import { DraftSession } from '../../server/draft/DraftSession.ts';
import type { EditorContext } from '../../server/EditorContext.ts';
import { handleApi } from '../../server/handleApi.ts';
import { limitRoom } from './limitRoom.ts';

test('uploads at once do not exceed the room of a change set', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-room-'));
  await runGit(root, 'init', '--quiet');
  await mkdir(join(root, 'public/files'), { recursive: true });
  await writeFile(join(root, 'pages.yaml'), 'pages: {}\n');
  const large = join(root, 'public/files/large.pdf');
  await writeFile(large, '');
  // The file is sparse: it takes no room on the disk.
  await truncate(large, 500_000_000 - 1000);
  const session = await DraftSession.open(root);
  limitRoom(session);
  const draft = { invalidateFiles: () => undefined, reload: async () => undefined };
  const context = { root, session, draft } as unknown as EditorContext;
  const server = createServer((request, response) => handleApi(context, request, response));
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const upload = async (name: string) => {
    const body = `%PDF-${'x'.repeat(700)}`;
    const address = `http://localhost:${port}/_edit/api/upload?name=${name}.pdf`;
    return (await fetch(address, { method: 'POST', body })).status;
  };
  const statuses = await Promise.all(['a', 'b', 'c'].map(upload));
  expect(statuses.sort()).toEqual([200, 422, 422]);
  expect(await readdir(join(root, 'public/files'))).toHaveLength(2);
  server.close();
  await rm(root, { recursive: true });
});
