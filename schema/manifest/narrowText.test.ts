import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LocationPart } from '../diagnostics/Problem.ts';
import { createYamlFile } from '../yaml/MutableYamlFile.ts';
import { outlineEntries, outlineTopLevel } from '../yaml/outline.ts';
import { parseFastYaml } from '../yaml/parseFastYaml.ts';
import { parseTree } from '../yaml/parseTree.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { narrowText } from './narrowText.ts';

const parts: LocationPart[] = ['key', 'value', 'head', 'whole', { text: 'e', occurrence: 1 }];

/** The texts of route entries and blocks. */
function* entries(): Generator<string> {
  const sites = 'tests/fixtures/sites';
  const paths = [
    'pages.yaml',
    ...readdirSync(sites).map((name) => join(sites, name, 'pages.yaml')),
  ];
  for (const path of paths) {
    const text = readFileSync(path, 'utf8');
    for (const top of outlineTopLevel(text).filter(({ key }) => key !== 'site'))
      for (const { from, to } of outlineEntries(text, top) ?? []) yield text.slice(from, to);
  }
}

function* pathsOf(value: unknown, path: YamlPath = []): Generator<YamlPath> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value))
    yield* pathsOf(item, [...path, Array.isArray(value) ? Number(key) : key]);
  yield [...path, 'missing'];
}

function locate(source: SourceFile, text: string, path: YamlPath, part: LocationPart) {
  const file = createYamlFile(source);
  file.document = parseTree(text);
  return file.locate(path, part);
}

test('locates every value where the whole text has it', () => {
  let count = 0;
  for (const text of entries()) {
    const value = parseFastYaml(text);
    if (!value) continue;
    // Some of the values, because the narrowed text is parsed for each.
    const paths = [...pathsOf(value)].filter((_, index) => (index + count) % 19 === 0);
    for (const path of paths) {
      const part = parts[count++ % parts.length] as LocationPart;
      expectSameLocation(text, path, part);
    }
  }
  expect(count).toBeGreaterThan(200);
});

test('locates every value in and below lists that are not indented', () => {
  const text =
    '  /:\n    a: 1\n    sections:\n    - type: one\n      items:\n      - b: 1\n\n      - c: 2\n    # two\n    - type: two\n    z: 1\n';
  for (const path of pathsOf(parseFastYaml(text)))
    for (const part of parts) expectSameLocation(text, path, part);
});

function expectSameLocation(text: string, path: YamlPath, part: LocationPart) {
  const source = new SourceFile('pages.yaml', text);
  const narrowed = narrowText(text, path, part === 'key');
  expect(narrowed.text.length).toBeLessThanOrEqual(text.length);
  expect(
    { path, part, ...locate(source, narrowed.text, narrowed.path, part) },
    narrowed.text,
  ).toEqual({ path, part, ...locate(source, text, path, part) });
}

test('leaves only the lines of a value', () => {
  const text =
    '  /:\n    title: A\n    sections:\n      - type: one\n      - type: two\n        a: 1\n';
  expect(narrowText(text, ['/', 'title'], false).text).toBe('  /:\n    title: A\n');
  expect(narrowText(text, ['/'], true).text).toBe('  /:\n');
  expect(narrowText(text, ['/', 'sections', 1, 'a'], false)).toEqual({
    text: '  /:\n############\n    sections:\n#################\n      - type: two\n        a: 1\n',
    path: ['/', 'sections', 0, 'a'],
  });
});
