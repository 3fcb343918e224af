import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder } from '../../tests/diagnostics/checkFiles.ts';
import { DraftSession } from './draft/DraftSession.ts';
import { toEditorState } from './toEditorState.ts';

test('rows that are called pages and blocks are neither', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-state-'));
  await mkdir(join(root, 'data'));
  await writeFile(
    join(root, 'pages.yaml'),
    'site: { name: Example }\npages:\n  /: { title: Home }\n',
  );
  await writeFile(join(root, 'data/terms.yaml'), 'pages: { /a: 1 }\nblocks: { b: 1 }\n');
  try {
    const state = await toEditorState(await DraftSession.open(root), await checkFolder(root));
    expect(state.pages.map(({ key }) => key)).toEqual(['/']);
    expect(state.blocks).toEqual([]);
    expect(Object.keys(state.collections[0]?.rows ?? {})).toEqual(['pages', 'blocks']);
  } finally {
    await rm(root, { recursive: true });
  }
});
