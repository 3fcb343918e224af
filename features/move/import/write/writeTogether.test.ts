import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTogether } from './writeTogether.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-together-'));
  await writeFile(join(root, 'pages.yaml'), 'before\n');
  await mkdir(join(root, 'data/posts'), { recursive: true });
  await writeFile(join(root, 'data/posts/a.md'), 'a before\n');
});
afterEach(async () => {
  await chmod(join(root, 'data/posts'), 0o755);
  await rm(root, { recursive: true, force: true });
});

/** Returns path → content of all files; folders end with a slash. */
function readAll(): Record<string, string> {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(root.length + 1);
      return entry.isDirectory() ? [`${name}/`, ''] : [name, readFileSync(path, 'utf8')];
    }),
  );
}

const wanted = [
  ['data/posts/a.md', () => 'a after\n'],
  ['data/posts/b.md', () => 'b\n'],
  ['public/images/new/c.svg', () => '<svg/>'],
  ['pages.yaml', () => 'after\n'],
] as const;

test('writes all files', async () => {
  await writeTogether(root, wanted);
  expect(readAll()).toMatchObject({
    'data/posts/a.md': 'a after\n',
    'data/posts/b.md': 'b\n',
    'public/images/new/c.svg': '<svg/>',
    'pages.yaml': 'after\n',
  });
  expect(readdirSync(root).sort()).toEqual(['data', 'pages.yaml', 'public']);
});

test('leaves the site as it was if a file is where a folder is needed', async () => {
  await writeFile(join(root, 'images'), 'a file\n');
  const before = readAll();
  await expect(
    writeTogether(root, [...wanted, ['images/d.svg', () => '<svg/>']]),
  ).rejects.toThrow();
  expect(readAll()).toEqual(before);
});

test('leaves the site as it was if a folder is in the place of a file', async () => {
  await mkdir(join(root, 'data/posts/z.md/inner'), { recursive: true });
  await writeFile(join(root, 'data/posts/z.md/inner/kept.txt'), 'kept\n');
  const before = readAll();
  await expect(writeTogether(root, [...wanted, ['data/posts/z.md', () => 'z\n']])).rejects.toThrow(
    'z.md is a folder',
  );
  expect(readAll()).toEqual(before);
});

test('leaves the site as it was if the system refuses a name', async () => {
  const before = readAll();
  const long = `data/posts/${'x'.repeat(300)}.md`;
  await expect(
    writeTogether(root, [...wanted, ['data/new/f.md', () => 'f'], [long, () => 'g']]),
  ).rejects.toThrow('ENAMETOOLONG');
  expect(readAll()).toEqual(before);
});

test('leaves the site as it was if the content of a file cannot be read', async () => {
  const before = readAll();
  const fail = () => {
    throw new Error('gone');
  };
  await expect(writeTogether(root, [...wanted, ['e.md', fail]])).rejects.toThrow('gone');
  expect(readAll()).toEqual(before);
});

// The administrator may write everywhere.
test.skipIf(process.getuid?.() === 0)(
  'leaves the site as it was if a folder is read-only',
  async () => {
    await chmod(join(root, 'data/posts'), 0o555);
    const before = readAll();
    await expect(
      writeTogether(root, [['pages.yaml', () => 'after\n'], ...wanted]),
    ).rejects.toThrow();
    expect(readAll()).toEqual(before);
    expect(existsSync(join(root, 'public'))).toBe(false);
  },
);
