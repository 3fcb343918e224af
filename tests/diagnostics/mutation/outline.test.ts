import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { EntryFile } from '../../../schema/manifest/EntryFile.ts';
import { splitManifest } from '../../../schema/manifest/splitManifest.ts';
import { parseYaml } from '../../../schema/yaml/parseYaml.ts';
import { SourceFile } from '../../../schema/yaml/source/SourceFile.ts';
import { isLongRun } from '../../isLongRun.ts';

const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 20261124);

const keys = [
  '/',
  '/a',
  '/a-b',
  '"/c d"',
  "'/e'",
  '/ä',
  '? /f',
  '&x /g',
  '!!str /h',
  'a',
  '"/c d',
  '',
];
const values = [
  ...[
    ' { title: A }',
    ' {}',
    ' text',
    ' "quoted"',
    ' # note',
    '\n    title: A',
    '\n    title: "a: b"',
  ],
  ...[
    '\n    text: |\n      one\n     two\n',
    '\n    text: |\n      /x: 1\n\n      /y:\n',
    ' |\n   /x: 1',
    ' >-\n    a',
  ],
  ...[
    '\n    - a\n    - /b: c',
    '\n  - a',
    ' { a: 1,\n  /x: 2 }',
    ' [a,\n/b]',
    ' "one\n  /x: two"',
    '\n\ttitle: A',
  ],
  ...[
    ' &x 1',
    ' *x',
    ' !!str 1',
    ' a\n    b',
    '\r\n    title: A',
    '\r    title: A',
    '',
    '\n  # note\n    a: 1',
  ],
];
const before = [
  '',
  '\uFEFF',
  '---\n',
  '# note\n',
  '  \n',
  '%YAML 1.2\n---\n',
  'site: { name: A }\n',
  'blocks:\n  a: {}\n',
];
const after = [
  '',
  '\n',
  '...\n',
  '---\n',
  'site:\n  name: A\n',
  'pages: {}\n',
  '# end',
  'blocks: |\n  /a: 1\n',
];

/** Chooses one of the first texts in most cases, so that many manifests are valid. */
function mostly(texts: readonly string[], usual: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...texts.slice(0, usual)) },
    { weight: 1, arbitrary: fc.constantFrom(...texts) },
  );
}

const manifests = fc
  .record({
    before: mostly(before, 1),
    head: mostly(['pages:', 'pages: # all', '"pages":', 'pages: ', 'pages: &x'], 4),
    entries: fc.array(
      fc.tuple(mostly(['  ', '\n  ', ' ', '   '], 2), mostly(keys, 3), mostly(values, 5)),
      { minLength: 1, maxLength: 4 },
    ),
    lineBreak: fc.constantFrom('\n', '\n', '\r\n'),
    after: mostly(after, 2),
  })
  .map(({ before, head, entries, lineBreak, after }) => {
    const lines = entries.map(([indent, key, value]) => `${indent}${key}:${value}\n`);
    return `${before}${head}\n${lines.join('')}${after}`.replaceAll('\n', lineBreak);
  });

test('the outline of a manifest has the routes and values that `yaml` finds', () => {
  let compared = 0;
  const compare = (written: string) => {
    const { text } = new SourceFile('pages.yaml', written);
    const spans = splitManifest(text);
    const whole = parse(text);
    // The check refuses some texts that `yaml` accepts, such as keys that are not texts.
    const isRefused = parseYaml(new SourceFile('pages.yaml', text)).problems.length > 0;
    if (!spans || !whole || isRefused) return;
    const entries = spans.entries.map(
      ({ route, from, to }) =>
        new EntryFile(new SourceFile('pages.yaml', text.slice(from, to)), route, ''),
    );
    // A manifest with such an entry is parsed as a whole.
    if (!entries.every((entry) => entry.isSelfContained)) return;
    expect(entries.map(({ route }) => route)).toEqual(Object.keys(whole.pages ?? {}));
    expect(Object.assign({}, ...entries.map(({ value }) => value))).toEqual(whole.pages ?? {});
    compared++;
  };
  const numRuns = isLongRun ? 100_000 : 5000;
  fc.assert(fc.property(manifests, compare), { seed, numRuns });
  expect(compared).toBeGreaterThan(numRuns / 4);
});

function parse(text: string): { pages?: Record<string, unknown> | null } | undefined {
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    // An alias without its anchor.
    return undefined;
  }
}
