import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { checkFiles } from './checkFiles.ts';

const excel =
  '\uFEFFName;Room;Active;Joined;Fee;Tags;Notes\r\n' +
  'Ann Lee;007;WAHR;01.03.2024;12,5;desk, archive;"First\r\nsecond ""line"""\r\n' +
  'José Núñez;=1+1;FALSCH;;1.234,50;;\r\n' +
  ';;;;;;\r\n';

test('a table as a spreadsheet writes it is a collection, with the types of its schema', async () => {
  const { diagnostics, siteContext } = await checkFiles(site({ 'data/staff.csv': excel }));
  expect(list(diagnostics)).toEqual([]);
  expect(Object.fromEntries(siteContext.context.collections.get('staff')?.rows ?? [])).toEqual({
    'ann-lee': {
      name: 'Ann Lee',
      room: '007',
      active: true,
      joined: '2024-03-01',
      fee: 12.5,
      tags: ['desk', 'archive'],
      notes: 'First\nsecond "line"',
    },
    'jose-nunez': { name: 'José Núñez', room: '=1+1', active: false, fee: 1234.5 },
  });
});

test.each([
  ['commas', 'name,room\nAnn,1\n'],
  ['tabs', 'name\troom\nAnn\t1\n'],
  ['a named separator', 'sep=|\nname|room\nAnn|1\n'],
  ['semicolons and commas in names', 'name;"room, floor";room\nAnn;;1\n'],
  ['no last line break', 'name,room\nAnn,1'],
])('reads a table with %s', async (_, text) => {
  const { siteContext } = await checkFiles(site({ 'data/staff.csv': text }));
  expect(siteContext.context.collections.get('staff')?.rows.get('ann')).toEqual({
    name: 'Ann',
    room: '1',
  });
});

test('rows keep the order of the table, and a column `key` names them', async () => {
  const text = 'Key,Name,Room\n30,Ann,1\n2,Bo,2\n10,Cy,3\n';
  const { siteContext, pages } = await checkFiles(site({ 'data/staff.csv': text }));
  expect([...(siteContext.context.collections.get('staff')?.rows ?? [])]).toEqual([
    ['30', { name: 'Ann', room: '1' }],
    ['2', { name: 'Bo', room: '2' }],
    ['10', { name: 'Cy', room: '3' }],
  ]);
  expect(pages.map(({ route }) => route)).toEqual(['/', '/30', '/2', '/10']);
});

test('a list of objects is a collection', async () => {
  const json =
    '[\n  { "name": "Ann", "room": "1", "notes": null },\n  { "key": "b", "name": "Bo", "room": "2" }\n]\n';
  const { diagnostics, siteContext } = await checkFiles(site({ 'data/staff.json': json }));
  expect(list(diagnostics)).toEqual([]);
  expect(Object.fromEntries(siteContext.context.collections.get('staff')?.rows ?? [])).toEqual({
    ann: { name: 'Ann', room: '1' },
    b: { name: 'Bo', room: '2' },
  });
});

const head = 'name,room,fee,active\n';
test.each([
  ['a wrong type', `${head}Ann,1,many,\n`, '2:7 BW010'],
  ['an ambiguous number', 'name;room;fee\nAnn;1;1.234\n', '2:7 BW010'],
  ['a column that the schema lacks', 'name,room,phnoe\nAnn,1,2\nBo,2,3\n', '1:11 BW012'],
  ['a missing column', 'name,fee\nAnn,1\nBo,2\n', '1:1 BW600'],
  ['a column without a name', 'name,room,\nAnn,1,x\n', '1:11 BW600'],
  ['two columns of one name', 'name,room,Name\nAnn,1,x\n', '1:11 BW600'],
  ['a cell too many', `${head}Ann,1,2,yes,more\n`, '2:13 BW600'],
  ['an open quotation mark', `${head}"Ann,1\nBo,2\n`, '2:1 BW600'],
  ['text behind a quotation mark', `${head}"Ann" Lee,1\n`, '2:6 BW600'],
  ['two rows of one name', `${head}Ann,1\nann,2\n`, '3:1 BW600'],
  ['a row without a key', `${head},1,2,yes\n`, '2:1 BW600'],
  ['an empty cell of a column that rows need', `${head}Ann,,2,yes\n`, '2:1 BW011'],
  ['an expression of an unknown name', `${head}Ann,{{ site.nme }},2,yes\n`, '2:13 BW072'],
  ['an empty file', '', '1:1 BW002'],
  ['another encoding', Buffer.from(`${head}Jos\xe9,1\n`, 'latin1'), '2:4 BW003'],
  ['UTF-16', Buffer.from(`\uFEFF${head}Ann,1\n`, 'utf16le'), '1:1 BW003'],
])('reports %s at its row and column', async (_, text, expected) => {
  const { diagnostics } = await checkFiles(site({ 'data/staff.csv': text }));
  expect(list(diagnostics)).toEqual([`data/staff.csv:${expected}`]);
});

test.each([
  ['a comma at the end', '[{ "name": "Ann", "room": "1" },]', '1:33 BW600'],
  ['single quotes', "[{ 'name': 1 }]", '1:4 BW600'],
  ['a comment', '// staff\n[]', '1:1 BW600'],
  ['an end that is missing', '[{ "name": "Ann"', '1:17 BW600'],
  ['a repeated key', '[{ "name": "Ann", "name": "Bo" }]', '1:19 BW600'],
  [
    'two rows of one name',
    '[{ "name": "A", "room": "1" },\n { "name": "a", "room": "2" }]',
    '2:12 BW600',
  ],
  ['a wrong type', '[{ "name": "A", "room": "1",\n "fee": "x" }]', '2:10 BW010'],
  ['a missing column', '[{ "name": "A" }]', '1:2 BW011'],
  ['a row that is no object', '["Ann"]', '1:3 BW010'],
  ['a text', '"Ann"', '1:2 BW010'],
])('reports %s in JSON at its place', async (_, text, expected) => {
  const { diagnostics } = await checkFiles(site({ 'data/staff.json': text }));
  expect(list(diagnostics)).toEqual([`data/staff.json:${expected}`]);
});

test('two files of one collection are reported', async () => {
  const rows = {
    'data/staff.csv': 'name,room\nAnn,1\n',
    'data/staff.yaml': 'ann: { name: Ann, room: "1" }\n',
  };
  const { diagnostics } = await checkFiles(site(rows));
  expect(list(diagnostics)).toEqual(['data/staff.yaml:1:1 BW041']);
});

function site(rows: Record<string, string | Buffer>): Record<string, string | Buffer> {
  return {
    'pages.yaml': `site:
  name: Staff
  url: https://www.example.com
  description: Who works here and how to reach them
pages:
  /:
    title: Staff
    description: Who works at the library, and how to reach all of them.
    sections:
      - type: links
        items: { from: staff, as: { label: "{{ it.name }}", to: "/{{ it.key }}" } }
  "/{{ person.key }}":
    each: { person: staff }
    title: "{{ person.name }} in {{ person.room }}"
    description: "How to reach {{ person.name }} at the library, and when to call."
    sections:
      - type: text
        title: "{{ person.name }}"
        text: "{{ person.fee | optional }} {{ person.active | optional }} {{ person.joined | optional }} {{ person.tags | optional }} {{ person.notes | optional }}"
`,
    'data/staff.schema.yaml': `type: object
additionalProperties: false
required: [name, room]
properties:
  name: { type: string }
  room: { type: string }
  active: { type: boolean }
  joined: { type: string, format: moment }
  fee: { type: number }
  tags: { type: array, items: { type: string } }
  notes: { type: string }
`,
    ...rows,
  };
}

/** Lists the diagnostics of files with rows. */
function list(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics
    .filter(({ file }) => file.startsWith('data/'))
    .map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}
