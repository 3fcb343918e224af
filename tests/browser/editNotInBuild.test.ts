import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, inject, test } from 'vitest';

/** Texts that occur in the editor's code and markup. */
const traces = [
  '@codemirror',
  'cm-editor',
  'react-aria',
  'Idiomorph',
  'editor',
  '_edit/',
  'data-edit-',
  'blockwright:',
];

/** Packages that only the editor uses; nothing else may import them. */
const packages =
  /from '(@codemirror\/|@internationalized\/|@lezer\/|react-aria)|import\('(@codemirror|react-aria)/;

test('leaves the editor out of the built site', () => {
  const built = filesIn(inject('folder')).filter((path) =>
    ['.html', '.js', '.css', '.json', '.txt', '.xml', '.map'].includes(extname(path)),
  );
  expect(built.length).toBeGreaterThan(20);
  for (const path of built) {
    const text = readFileSync(path, 'utf8');
    expect([path, traces.filter((trace) => text.includes(trace))]).toEqual([path, []]);
  }
});

test('imports neither the editor nor its packages for a build', () => {
  const sources = [
    'base',
    'schema',
    'sections',
    'renderer',
    'code',
    'pipeline',
    'server',
    'cli',
    'features',
  ]
    .flatMap(filesIn)
    .filter((path) => /\.tsx?$/.test(path));
  const importing = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return /from '[./]+\/editor\//.test(text) || packages.test(text);
  });
  expect(importing).toEqual([]);
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
