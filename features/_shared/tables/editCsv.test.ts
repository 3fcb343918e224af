import { expect, test } from 'vitest';
import type { YamlEdit } from '../yamlEdits/index.ts';
import { editCsv, readCsvRows } from './editCsv.ts';

const excel =
  '\uFEFFName;Room;Active;Joined;Fee;Tags;Notes\r\n' +
  'Ann Lee;"007";ja;01.03.2024;12,5;desk, archive;"First\r\nsecond ""line"""\r\n' +
  'Bo Chen;=1+1;nein;;;;\r\n' +
  ';;;;;;\r\n';
const line = excel.split(/\r\n(?=Bo|;)/);

test.each<[name: string, edit: YamlEdit, lines: string[]]>([
  ['a text', set(['bo-chen', 'room'], '3'), ['Bo Chen;3;nein;;;;']],
  [
    'a text with quotation marks',
    set(['ann-lee', 'room'], '008'),
    ['Ann Lee;"008";ja;01.03.2024;12,5;desk, archive;"First', 'second ""line"""'],
  ],
  ['a text with a separator', set(['bo-chen', 'room'], 'a;"b"'), ['Bo Chen;"a;""b""";nein;;;;']],
  ['a text with lines', set(['bo-chen', 'notes'], 'a\nb'), ['Bo Chen;=1+1;nein;;;;"a\nb"']],
  [
    'a boolean in the words of its column',
    set(['bo-chen', 'active'], true),
    ['Bo Chen;=1+1;ja;;;;'],
  ],
  [
    'a day as its column writes days',
    set(['bo-chen', 'joined'], '2026-02-01'),
    ['Bo Chen;=1+1;nein;01.02.2026;;;'],
  ],
  ['a number with a comma', set(['bo-chen', 'fee'], 1.5), ['Bo Chen;=1+1;nein;;1,5;;']],
  [
    'an item of a list',
    { kind: 'insert', path: ['bo-chen', 'tags'], index: 0, value: 'desk' },
    ['Bo Chen;=1+1;nein;;;desk;'],
  ],
  ['an empty cell', { kind: 'remove', path: ['bo-chen', 'room'] }, ['Bo Chen;;nein;;;;']],
])('sets %s and leaves all other lines', (_, edit, lines) => {
  const before = excel.split('\r\n');
  const after = editCsv(readCsvRows(excel), edit).text.split('\r\n');
  expect(after.filter((line) => !before.includes(line))).toEqual(
    lines.filter((line) => !before.includes(line)),
  );
  expect(after).toHaveLength(before.length);
});

test('an edit of nothing changes nothing', () => {
  const rows = readCsvRows(excel).value as Record<string, Record<string, string>>;
  for (const [key, row] of Object.entries(rows))
    for (const [column, value] of Object.entries(row))
      expect(editCsv(readCsvRows(excel), set([key, column], value)).text).toBe(excel);
});

test('a row keeps its key when its name changes', () => {
  const { text, value } = editCsv(readCsvRows(excel), set(['bo-chen', 'name'], 'Bo Li'));
  expect(value).toHaveProperty(['bo-chen', 'name'], 'Bo Li');
  expect(text).toContain(';Notes;key\r\n');
  expect(text).toContain('Bo Li;=1+1;nein;;;;;bo-chen\r\n');
  expect(text).toContain(line[0]?.split('\r\n').slice(1).join('\r\n'));
});

test('rows are added, copied, moved, renamed and removed', () => {
  const apply = (...edits: YamlEdit[]) => {
    let table = readCsvRows('name,room\nAnn,1\nBo,2\n');
    for (const edit of edits) table = editCsv(table, edit);
    return table.text;
  };
  expect(apply(set(['cy'], { name: 'Cy', room: '3' }))).toBe('name,room\nAnn,1\nBo,2\nCy,3\n');
  expect(apply(set(['c'], { name: 'Cy', room: '3' }))).toBe('name,room,key\nAnn,1\nBo,2\nCy,3,c\n');
  expect(apply({ kind: 'remove', path: ['ann'] })).toBe('name,room\nBo,2\n');
  expect(apply({ kind: 'move', path: [], from: 0, to: 1 })).toBe('name,room\nBo,2\nAnn,1\n');
  expect(apply({ kind: 'move', path: [], from: 1, to: 0 })).toBe('name,room\nBo,2\nAnn,1\n');
  expect(apply({ kind: 'duplicate', path: ['ann'], key: 'cy' }, set(['cy', 'name'], 'Cy'))).toBe(
    'name,room\nAnn,1\nCy,1\nBo,2\n',
  );
  expect(apply({ kind: 'rename', path: ['ann'], key: 'anna' })).toBe(
    'name,room,key\nAnn,1,anna\nBo,2\n',
  );
  expect(apply(set(['ann', 'phone'], '5'))).toBe('name,room,phone\nAnn,1,5\nBo,2\n');
});

test.each<[string, YamlEdit]>([
  ['a row that is gone', set(['cy', 'name'], 'Cy')],
  ['a name that another row has', { kind: 'rename', path: ['ann-lee'], key: 'bo-chen' }],
  ['lines of YAML', { kind: 'paste', path: [], index: 0, lines: ['a: b'], value: 'b', key: 'a' }],
])('refuses %s', (_, edit) => {
  expect(() => editCsv(readCsvRows(excel), edit)).toThrow();
});

test('a table that cannot be read is refused', () => {
  expect(() => readCsvRows('name,room\n"Ann,1\n')).toThrow('not closed');
});

function set(path: string[], value: unknown): YamlEdit {
  return { kind: 'set', path, value } as YamlEdit;
}
