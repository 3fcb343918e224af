import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Options } from '../../cli/options/Options.ts';
import { newCollection } from './newCollection.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-collection-'));
  await writeFile(join(root, 'pages.yaml'), '');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function run(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(root, name), content);
  await newCollection({ root, positionals: [join(root, name)], values: {} } as unknown as Options);
  return readFile(join(root, 'data', name.replace(/\.\w+$/, '.schema.yaml')), 'utf8');
}

test('a table gets a schema with a type for each column', async () => {
  const text =
    'Name;Room;Active;Joined;Fee;E-Mail;Notes;image.src;image.alt\r\n' +
    'Ann;007;ja;01.03.2024;12,5;ann@example.com;;/a.jpg;Ann\r\n' +
    'Bo;12;nein;2.3.2024;3;bo@example.com;Upstairs;/b.jpg;Bo\r\n';
  expect(await run('staff.csv', text)).toBe(`type: object
additionalProperties: false
required: [name, room, active, joined, fee, eMail, image]
properties:
  name: { type: string, title: Name }
  room: { type: string, title: Room }
  active: { type: boolean, title: Active }
  joined: { type: string, format: moment, title: Joined }
  fee: { type: number, title: Fee }
  eMail: { type: string, format: email, title: E-Mail }
  notes: { type: string, title: Notes }
  image:
    type: object
    properties:
      src: { type: string }
      alt: { type: string }
`);
  expect(await readFile(join(root, 'data/staff.csv'), 'utf8')).toBe(text);
});

test('a list of objects gets a schema', async () => {
  const text = '[{ "name": "Ann", "age": 3, "tags": ["a"], "open": true }, { "name": "Bo" }]';
  expect(await run('people.json', text)).toBe(`type: object
additionalProperties: false
required: [name]
properties:
  name: { type: string }
  age: { type: number }
  tags: { type: array, items: { type: string } }
  open: { type: boolean }
`);
});

test.each([
  ['ansi', Buffer.from('name\nJos\xe9\n', 'latin1')],
  ['wide', Buffer.from('\uFEFFname\nJosé\n', 'utf16le')],
])('a table in another encoding becomes UTF-8 (%s)', async (name, bytes) => {
  await run(`${name}.csv`, bytes);
  expect(await readFile(join(root, `data/${name}.csv`), 'utf8')).toBe('\uFEFFname\nJosé\n');
});

test.each([
  [
    'a table that cannot be read',
    'broken.csv',
    'name,room\n"Ann,1\n',
    'broken.csv:2:1 The quotation mark is not closed.',
  ],
  ['a table without columns', 'none.csv', '\n', 'has no columns'],
  ['another format', 'table.xlsx', 'PK', 'neither CSV nor JSON'],
  ['a collection that exists', 'staff.csv', 'name\nAnn\n', 'already exists'],
])('refuses %s', async (_, name, text, message) => {
  await expect(run(name, text)).rejects.toThrow(message);
});
