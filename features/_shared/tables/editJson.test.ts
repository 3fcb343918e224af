import { expect, test } from 'vitest';
import type { YamlEdit } from '../yamlEdits/index.ts';
import { editJson, readJsonRows } from './editJson.ts';

const lines = `[
  {
    "name": "Ann",
    "tags": ["a", "b"],
    "fee": 1.50
  },
  { "name": "Bo", "room": "2" }
]
`;

test.each<[name: string, edit: YamlEdit, from: string, to: string]>([
  ['a text', set(['ann', 'name'], 'ANN'), '"Ann"', '"ANN"'],
  ['an item', set(['ann', 'tags', 1], 'c'), '"b"', '"c"'],
  [
    'a new item',
    { kind: 'insert', path: ['ann', 'tags'], index: 1, value: 'x' },
    '"a", ',
    '"a", "x", ',
  ],
  ['a new key', set(['bo', 'fee'], 2), '"2" }', '"2", "fee": 2 }'],
  [
    'a new key on a line of its own',
    set(['ann', 'room'], '1'),
    '1.50\n',
    '1.50,\n    "room": "1"\n',
  ],
  ['a removed key', { kind: 'remove', path: ['ann', 'fee'] }, ',\n    "fee": 1.50', ''],
  [
    'a name, without the key',
    set(['bo', 'name'], 'Cy'),
    '"Bo", "room": "2" }',
    '"Cy", "room": "2", "key": "bo" }',
  ],
  ['a removed row', { kind: 'remove', path: ['bo'] }, ',\n  { "name": "Bo", "room": "2" }', ''],
  ['a renamed row', { kind: 'rename', path: ['bo'], key: 'b' }, '"2" }', '"2", "key": "b" }'],
])('sets %s and leaves every other byte', (_, edit, from, to) => {
  expect(editJson(readJsonRows(lines), edit).text).toBe(lines.replace(from, to));
});

test('rows are added, moved and copied', () => {
  const added = editJson(readJsonRows(lines), set(['cy'], { name: 'Cy' }));
  expect(Object.keys(added.value as object)).toEqual(['ann', 'bo', 'cy']);
  const moved = editJson(readJsonRows(lines), { kind: 'move', path: [], from: 1, to: 0 });
  expect(Object.keys(moved.value as object)).toEqual(['bo', 'ann']);
  const copied = editJson(readJsonRows(lines), { kind: 'duplicate', path: ['bo'], key: 'b2' });
  expect(Object.entries(copied.value as object).at(-1)).toEqual(['b2', { name: 'Bo', room: '2' }]);
});

test('an object of rows keeps its keys', () => {
  const text = '{"a":{"name":"Ann"},"b":{"name":"Bo"}}';
  expect(editJson(readJsonRows(text), set(['b', 'name'], 'Cy')).text).toBe(
    text.replace('Bo', 'Cy'),
  );
  expect(editJson(readJsonRows(text), { kind: 'rename', path: ['b'], key: 'c' }).value).toEqual({
    a: { name: 'Ann' },
    c: { name: 'Bo' },
  });
});

function set(path: (string | number)[], value: unknown): YamlEdit {
  return { kind: 'set', path, value } as YamlEdit;
}
