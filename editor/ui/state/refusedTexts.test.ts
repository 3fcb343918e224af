// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { EditorState } from '../../protocol/EditorState.ts';
import { editorStore } from './editorStore.ts';
import { followRenamed, renameTarget } from './followRenamed.ts';
import { runCommands } from './requestQueue.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  editorStore.selection = { kind: 'page' };
  editorStore.state = undefined;
});

const type = (value: string) =>
  runCommands(
    [
      {
        kind: 'edit',
        file: 'pages.yaml',
        edit: { kind: 'set', path: ['blocks', 'closing', 'title'], value },
      },
    ],
    'Edit Title',
  );

function answer(status: number, content: object): void {
  vi.stubGlobal(
    'fetch',
    async (path: string) =>
      new Response(JSON.stringify(path.includes('state') ? { state } : content), { status }),
  );
}

const createState = (blocks: object[], rows: object = {}) =>
  ({
    pages: [],
    files: [],
    markdownRows: [],
    blocks,
    collections: [{ name: 'rooms', file: 'data/rooms.yaml', rows }],
  }) as never as EditorState;

const state = createState([]);

test('a text that is refused is kept, until another one is accepted in its place', async () => {
  answer(422, { message: 'The value to change no longer exists' });
  const typed = type('One');
  expect(editorStore.isPending).toBe(true);
  expect(await typed).toBe(false);
  expect(await type('One more')).toBe(false);
  expect(editorStore.refused).toMatchObject([
    { label: 'Title', text: 'One more', reason: 'The value to change no longer exists' },
  ]);
  answer(200, { state });
  expect(await type('One more time')).toBe(true);
  expect(editorStore.refused).toEqual([]);
});

test('the form of a block or row follows when it is renamed, but not to other content', async () => {
  const block = { file: 'pages.yaml', value: { type: 'cta', title: 'Talk', text: 'Now' } };
  const other = { file: 'pages.yaml', value: { type: 'cta', title: 'Other', text: 'Then' } };
  editorStore.state = createState([{ ...block, name: 'closing' }]);
  editorStore.selection = { kind: 'block', name: 'closing' };
  expect(await followRenamed(createState([{ ...other, name: 'ending' }]))).toEqual([]);
  const [renamed] = await followRenamed(
    createState([
      { ...other, name: 'other' },
      { ...block, name: 'ending' },
    ]),
  );
  expect(editorStore.selection).toEqual({ kind: 'block', name: 'ending' });
  const edit = { kind: 'set', path: ['blocks', 'closing', 'title'], value: 'x' } as const;
  expect(renamed && renameTarget({ kind: 'edit', file: 'pages.yaml', edit }, renamed)).toEqual({
    kind: 'edit',
    file: 'pages.yaml',
    edit: { ...edit, path: ['blocks', 'ending', 'title'] },
  });

  editorStore.state = createState([], { blue: { name: 'Blue room', price: 8 } });
  editorStore.selection = { kind: 'row', file: 'data/rooms.yaml', key: 'blue' };
  await followRenamed(createState([], { azure: { name: 'Blue room', price: 8 } }));
  expect(editorStore.selection).toEqual({ kind: 'row', file: 'data/rooms.yaml', key: 'azure' });
});

test('the form of a file or collection follows when it is renamed', async () => {
  const files = (...files: string[]) => ({ ...createState([]), files });
  editorStore.state = files('data/forms/order.yaml');
  editorStore.selection = { kind: 'file', file: 'data/forms/order.yaml' };
  await followRenamed(files('data/forms/purchase.yaml'));
  expect(editorStore.selection).toEqual({ kind: 'file', file: 'data/forms/purchase.yaml' });

  const rows = { blue: { name: 'Blue' } };
  editorStore.state = createState([], rows);
  editorStore.selection = { kind: 'collection', name: 'rooms' };
  await followRenamed({
    ...createState([]),
    collections: [{ name: 'chambers', file: 'data/chambers.yaml', rows }],
  } as EditorState);
  expect(editorStore.selection).toEqual({ kind: 'collection', name: 'chambers' });
});
