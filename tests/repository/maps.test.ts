import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineFolders } from '../engineFolders.ts';
import { listReadmes } from './listReadmes.ts';

const folders = [...engineFolders, 'create', 'data', 'tests'];
/** The documents that describe the code to newcomers. */
const maps = ['docs/developers.md', 'CONTRIBUTING.md', ...listReadmes()];

const files = ['.', ...folders, 'docs', 'supabase', '.github', 'public'].flatMap(listFiles);
const names = new Set(files.map((file) => basename(file)));
const declared = new Set(
  files.filter((file) => /\.(tsx?|mjs|sql)$/.test(file)).flatMap((file) => declaredNames(file)),
);

describe.each(maps)('%s', (map) => {
  const spans = codeSpans(readFileSync(map, 'utf8'));

  test('names only files and folders that exist', () => {
    const missing = spans.filter((span) =>
      isPath(span) ? !exists(span) : isFileName(span) && !names.has(span),
    );
    expect(missing).toEqual([]);
  });

  test('names only functions and identifiers that the code declares', () => {
    const missing = spans.flatMap((span) =>
      identifiersIn(span).filter((name) => !declared.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

test.each(maps)('%s names functions and types with the files that declare them', (map) => {
  const named = readFileSync(map, 'utf8').matchAll(/`([\w.]+)(?:\(\))?` in `([^`\s]+\.\w+)`/g);
  const missing = [...named].flatMap(([text, name = '', file = '']) =>
    existsSync(file) && !declaredNames(file).includes(name.split('.').at(-1) ?? '') ? text : [],
  );
  expect(missing).toEqual([]);
});

test('name every folder', () => {
  const named = maps.flatMap((map) => codeSpans(readFileSync(map, 'utf8')));
  const missing = engineFoldersBelow().filter(
    (folder) => !named.some((span) => span === `${folder}/` || span.startsWith(`${folder}/`)),
  );
  expect(missing, 'Name the folder in the README.md of its top-level folder.').toEqual([]);
});

test.each(folders)('%s/ has a README.md', (folder) => {
  expect(maps).toContain(`${folder}/README.md`);
});

test('each section of a map has at most 40 lines', () => {
  const long = maps.flatMap((map) => {
    const [, ...sections] = readFileSync(map, 'utf8').split(/^(?=#{1,3} )/m);
    return sections
      .filter((section) => section.trimEnd().split('\n').length > 40)
      .map((section) => `${map}: ${section.split('\n')[0]}`);
  });
  expect(long).toEqual([]);
});

test('docs/developers.md has two pages, and leads to the README.md of every room and map', () => {
  const text = readFileSync('docs/developers.md', 'utf8');
  expect(text.split(/\s+/).length, 'Details belong to the README.md of a room.').toBeLessThan(1400);
  const linked = linksOf('docs/developers.md');
  expect(folders.map((folder) => `${folder}/README.md`).filter((map) => !linked.has(map))).toEqual(
    [],
  );
});

test('a README.md leads to those of the folders below', () => {
  const missing = listReadmes().filter((map) => {
    const parent = maps.find((other) => other === `${dirname(dirname(map))}/README.md`);
    return parent && !/^features\//.test(map) && !linksOf(parent).has(map);
  });
  expect(missing).toEqual([]);
});

/** Lists the folders with source files below the top level, without section types and features, which describe themselves. */
function engineFoldersBelow(): string[] {
  const below = files
    .filter(
      (file) => /\.(tsx?|mjs|sql)$/.test(file) && !/^(?:sections\/[a-z]|features\/)/.test(file),
    )
    .map((file) => posix.dirname(posix.normalize(file)))
    .filter((folder) => engineFolders.some((top) => folder.startsWith(`${top}/`)));
  return [...new Set(below)].sort();
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'));
}

/** Returns the files to which a document links. */
function linksOf(map: string): Set<string> {
  const targets = readFileSync(map, 'utf8').matchAll(/\]\(([^)#\s]+)/g);
  return new Set([...targets].map(([, target = '']) => posix.join(dirname(map), target)));
}

/** Returns the inline code of a document, without fenced blocks. */
function codeSpans(markdown: string): string[] {
  const prose = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Whether a code span is a path below a folder of the repository. */
function isPath(span: string): boolean {
  const [top = '', ...rest] = span.split('/');
  return rest.length > 0 && [...folders, 'docs', 'supabase', '.github'].includes(top);
}

/** Whether a code span is the name of a source file without its folder. */
function isFileName(span: string): boolean {
  return /^\+?[\w.-]+\.(?:tsx?|mjs|sql)$/.test(span) && !span.startsWith('.');
}

/** Whether a path exists; `*` stands for any name. */
function exists(path: string): boolean {
  if (!path.includes('*')) return existsSync(path);
  const pattern = path.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
  return files.some((file) => new RegExp(`^${pattern}(?:/|$)`).test(join(file)));
}

/** Returns the identifiers in a code span such as `loadSite()`, `PageKeys` or `BuildCache.load()`. */
function identifiersIn(span: string): string[] {
  if (/^[\w$]+(?:\.[\w$]+)*\(\)$/.test(span)) return span.slice(0, -2).split('.');
  return /^[A-Za-z]+[a-z][A-Z]\w*$/.test(span) ? [span] : [];
}

/** Returns the names of declarations and members in a source file, and of functions in SQL. */
function declaredNames(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  if (file.endsWith('.sql'))
    return [...code.matchAll(/\bfunction (\w+)\.(\w+)/g)].flatMap(([, schema = '', name = '']) => [
      schema,
      name,
    ]);
  const declarations = code.matchAll(
    /\b(?:function\*?|const|let|class|interface|type) (?<name>[\w$]+)/g,
  );
  const members = code.matchAll(
    /^\s+(?:(?:async|static|readonly|get|set) )*(?<name>[\w$]+)\??(?:<[^>\n]*>)?\s*[(:=]/gm,
  );
  return [...declarations, ...members].map(({ groups }) => groups?.name ?? '');
}
