import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeSiteSchemas } from './writeSiteSchemas.ts';

test('writes the schemas of a site where editors look for them, and rewrites only what changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-schemas-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const save = (rows: string) => writeFile(join(root, 'data/cities.yaml'), rows);
  await mkdir(join(root, 'data'));
  await save('lisbon: { name: Lisbon }\n');
  await writeFile(
    join(root, 'data/cities.schema.yaml'),
    'type: object\nproperties: { name: { type: string } }\n',
  );
  await writeFile(
    join(root, 'pages.yaml'),
    'site: { name: Example, url: https://www.example.com, description: An example }\npages: {}\n',
  );
  const write = async () => {
    const paths = await writeSiteSchemas(root);
    expect(paths).not.toEqual([]);
    return new Map(
      await Promise.all(
        paths.map(async (path) => {
          const file = join(root, path);
          JSON.parse(await readFile(file, 'utf8'));
          return [path, (await stat(file)).ino] as const;
        }),
      ),
    );
  };
  const first = await write();
  const pages = join('.blockwright', 'schema', 'pages.schema.json');
  expect([...first.keys()]).toContain(pages);
  // A file that is written has a new number, because it replaces the old one whole.
  expect(await write()).toEqual(first);
  await save('lisbon: { name: Lisbon }\nporto: { name: Porto }\n');
  const second = await write();
  expect([...second].filter(([path, file]) => first.get(path) !== file)).not.toEqual([]);
  expect(await readFile(join(root, pages), 'utf8')).toContain('porto');
});
