import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import { createSmallDisk } from '../builds/limitedSpace.ts';

const manifest = (title: string) => `site: { name: Old }\npages:\n  /:\n    title: ${title}\n`;
const words = 'cookies: Yes\n';

async function openSite(root: string): Promise<DraftSession> {
  await writeFile(join(root, 'pages.yaml'), manifest('Home'));
  await writeFile(join(root, 'words.yaml'), '{}\n');
  return DraftSession.open(root);
}

test('a process that is killed after it wrote a file, before it says so, finds the file saved', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-killed-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const session = await openSite(root);
  session.replaceText('pages.yaml', manifest('Mine'));
  session.replaceText('words.yaml', words);
  await session.disk.store();
  // The first of two files has its name, and nothing else happened.
  await writeFile(join(root, 'pages.yaml'), manifest('Mine'));
  const next = await DraftSession.open(root);
  expect([next.unsaved, next.conflicts]).toEqual([['words.yaml'], []]);
  expect(next.text('pages.yaml')).toBe(manifest('Mine'));
  expect(await next.disk.save()).toEqual(['words.yaml']);
  next.history.undo();
  next.history.undo();
  expect(next.text('pages.yaml')).toBe(manifest('Home'));
});

const disk = createSmallDisk(4);

test.skipIf(!disk)(
  'a full disk leaves files and stored drafts as they were, and is left without a loss',
  async () => {
    if (!disk) return;
    onTestFinished(() => disk.remove());
    const root = disk.folder;
    const session = await openSite(root);
    session.replaceText('pages.yaml', manifest('Stored'));
    await session.disk.store();
    const names = await readdir(root);
    const release = disk.exhaust(0);
    session.replaceText('words.yaml', words.repeat(2000));
    session.replaceText('pages.yaml', manifest('Typed'.repeat(2000)));
    await expect(session.disk.store()).rejects.toMatchObject({ code: 'ENOSPC' });
    await expect(session.disk.save()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readFile(join(root, 'pages.yaml'), 'utf8')).toBe(manifest('Home'));
    const killed = await DraftSession.open(root);
    expect(killed.text('pages.yaml')).toBe(manifest('Stored'));
    release();
    await session.disk.store();
    expect((await DraftSession.open(root)).text('pages.yaml')).toContain('TypedTyped');
    await session.disk.save();
    expect(await readFile(join(root, 'words.yaml'), 'utf8')).toContain(words);
    expect((await readdir(root)).sort()).toEqual(names.sort());
  },
);
