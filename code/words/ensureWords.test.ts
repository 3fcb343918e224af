import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureWords } from './ensureWords.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'blockwright-words-'));
  write('schema/messages/words/en.yaml', 'page:\n  # In the header.\n  menu: Menu\n');
  write('schema/messages/words/it.yaml', 'page:\n  menu: Menù\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function read(path: string): string {
  return readFileSync(join(root, 'schema/messages', path), 'utf8');
}

test('writes a module for each English group, and the other languages', async () => {
  await ensureWords(root);
  expect(read('english/page.generated.ts')).toBe(
    'export const page = {\n  /** In the header. */\n  menu: "Menu",\n} as const;\n',
  );
  expect(JSON.parse(read('translations.generated.json'))).toEqual({
    it: { page: { menu: 'Menù' } },
  });
});

test('takes groups from features, and removes groups that no longer exist', async () => {
  write('features/search/words/en.yaml', 'search:\n  open: Search\n');
  write('features/search/words/it.yaml', 'search:\n  open: Cerca\n');
  await ensureWords(root);
  expect(read('english.generated.ts')).toContain('./english/search.generated.ts');
  expect(JSON.parse(read('translations.generated.json')).it.search).toEqual({ open: 'Cerca' });
  rmSync(join(root, 'features'), { recursive: true });
  await ensureWords(root);
  expect(readdirSync(join(root, 'schema/messages/english'))).toEqual(['page.generated.ts']);
});

test('names the line of what cannot be read', async () => {
  write('schema/messages/words/it.yaml', 'page:\n  menu: 5\n');
  await expect(ensureWords(root)).rejects.toThrow(
    'schema/messages/words/it.yaml:2: a word is a text',
  );
  write('schema/messages/words/it.yaml', 'page:\n  menu: a: b\n');
  await expect(ensureWords(root)).rejects.toThrow(/it\.yaml: .* at line 2/);
});
