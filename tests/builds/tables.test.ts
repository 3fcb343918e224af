import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, coldBuild, prepareBuild, readFiles } from './builds.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-tables-'));
  await mkdir(join(root, 'data'));
  await writeFile(join(root, 'data/staff.csv'), '\uFEFFName;Room\r\nAnn;007\r\nBo;12\r\n');
  await writeFile(
    join(root, 'data/staff.schema.yaml'),
    'type: object\nproperties: { name: { type: string }, room: { type: string } }\n',
  );
  await writeFile(
    join(root, 'pages.yaml'),
    `site:
  name: Staff
  url: https://www.example.com
  description: Who works here and how to reach them
pages:
  /:
    title: Who works at the library
    description: Who works at the library, and how to reach each of them by phone.
    sections:
      - type: hero
        headline: Staff
      - type: links
        items: { from: staff, as: { label: "{{ it.name }}", to: "/staff/{{ it.key }}" } }
  "/staff/{{ person.key }}":
    each: { person: staff }
    title: "{{ person.name }} at the library"
    description: "How to reach {{ person.name }} at the library, and when it is best to call."
    sections:
      - type: hero
        headline: "{{ person.name }}"
        text: "Room {{ person.room }}"
`,
  );
  await prepareBuild(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.each([
  ['an edited cell', 'Bo;12', 'Bo;14', 1],
  ['a new type in the schema', undefined, undefined, undefined],
  ['a removed row', 'Ann;007\r\n', '', undefined],
])('a build after %s is like a cold build', async (_, from, to, rendered) => {
  const file = join(root, from === undefined ? 'data/staff.schema.yaml' : 'data/staff.csv');
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(from ?? 'room: { type: string }', to ?? 'room: { type: [number, string] }'),
  );
  const report = await build(root);
  if (rendered !== undefined) expect(report).toContain(`(${rendered} rendered,`);
  expect(await readFiles(root)).toEqual(await coldBuild(root));
});
