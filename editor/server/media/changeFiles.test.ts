import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { checkSite } from '../../../schema/check/checkSite.ts';
import { DraftSession } from '../draft/DraftSession.ts';
import { copyFile, settleRenamed } from './changeFiles.ts';

test('a renamed file has the name that texts and theme.css use, also after an undo', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-files-'));
  await mkdir(join(root, 'public/images'), { recursive: true });
  await writeFile(join(root, 'public/images/a.png'), 'a');
  await writeFile(join(root, 'public/images/paper.png'), 'paper');
  await writeFile(join(root, 'theme.css'), 'body { background: url(/images/paper.png) }\n');
  await writeFile(join(root, 'pages.yaml'), 'pages:\n  /: { title: A, image: /images/a.png }\n');
  const session = await DraftSession.open(root);
  const draft = {
    checked: () => checkSite({ root, mode: 'dev', sections: sectionSchemas }),
    reload: async () => undefined,
    invalidateFiles: () => undefined,
  };
  const site = { root, session, draft, renamed: new Map<string, string>() };
  const files = async () => (await readdir(join(root, 'public/images'))).sort();

  const to = await copyFile(site, '/images/a.png', 'Ä b');
  session.applyCommands([{ kind: 'renameFile', from: '/images/a.png', to }], 'Rename');
  await settleRenamed(site, false);
  expect(await files()).toEqual(['a-b.png', 'a.png', 'paper.png']);
  await session.disk.save();
  await settleRenamed(site, true);
  expect(await files()).toEqual(['a-b.png', 'paper.png']);
  session.history.undo();
  await settleRenamed(site, false);
  expect(await files()).toEqual(['a-b.png', 'a.png', 'paper.png']);
  await session.disk.save();
  await settleRenamed(site, true);
  expect(await files()).toEqual(['a.png', 'paper.png']);
  session.history.redo();
  await settleRenamed(site, false);
  expect(await files()).toEqual(['a-b.png', 'a.png', 'paper.png']);

  session.guard = () => undefined;
  await expect(copyFile(site, '/images/paper.png', 'wall')).rejects.toThrow('only developers');
  session.guard = undefined;
  await copyFile(site, '/images/paper.png', 'wall');
  expect(await files()).toEqual(['a-b.png', 'a.png', 'wall.png']);
  expect(await readFile(join(root, 'theme.css'), 'utf8')).toBe(
    'body { background: url(/images/wall.png) }\n',
  );
  await rm(root, { recursive: true });
});
