import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Node, parseDocument } from 'yaml';
import { splitManifest } from '../schema/manifest/splitManifest.ts';
import { createYamlFile } from '../schema/yaml/MutableYamlFile.ts';
import { parseFastYaml } from '../schema/yaml/parseFastYaml.ts';
import { readNode } from '../schema/yaml/readNode.ts';
import { SourceFile } from '../schema/yaml/source/SourceFile.ts';

/** Whatever the fast parser reads, `yaml` must read alike and without warnings. */

const files = ['.', 'data', 'sections', '.github', 'supabase', 'tests/fixtures']
  .flatMap((folder) => yamlFiles(folder, folder !== '.'))
  .flatMap((path) => getDocuments(path).map((text) => ({ path, text })));
const parts = files.flatMap(({ path, text }) =>
  getParts(text).map((part) => ({ path, text: part })),
);
/** Fixtures are left out: they contain unusual YAML on purpose. */
const ordinary = [...files, ...parts].filter(({ path }) => !path.startsWith('tests/'));

/** The header and the section of a preset, and the cases of a fixture, are read one by one. */
function getDocuments(path: string): string[] {
  return readFileSync(path, 'utf8').split(path.startsWith('sections/') ? /^---\n/m : /^#### .+\n/m);
}

describe('every YAML file of the repository', () => {
  test('gives the same values as `yaml`, whole and entry by entry', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(parts.length).toBeGreaterThan(200);
    const differences = [...files, ...parts].flatMap(({ path, text }) => {
      const difference = differenceIn(text);
      return difference ? [`${path}: ${difference}`] : [];
    });
    expect(differences).toEqual([]);
  });

  test('is parsed by the fast parser in 19 of 20 cases', () => {
    const slow = ordinary.filter(({ text }) => parseFastYaml(text) === undefined);
    expect(slow.map(({ path }) => path).length).toBeLessThan(ordinary.length / 20);
  });
});

describe('random changes', () => {
  const samples = [...new Set([...ordinary, ...parts].map(({ text }) => text))].filter(
    (text) => text.length < 3000 && parseFastYaml(text) !== undefined,
  );
  // A single edit keeps most texts valid; several edits can interact.
  const edited = fc
    .tuple(fc.nat(), fc.array(edit(), { minLength: 1, maxLength: 3 }), fc.nat(9))
    .map(([sample, edits, crlf]) => {
      const lines = (samples[sample % samples.length] as string).split('\n');
      for (const { at, change } of edits) change(lines, at % lines.length);
      return lines.join(crlf === 0 ? '\r\n' : '\n');
    });

  test('give the same values as `yaml`, or are left to it', async () => {
    let parsed = 0;
    await fc.assert(
      fc.property(edited, (text) => {
        if (parseFastYaml(text)) parsed++;
        expect(differenceIn(text)).toBeUndefined();
      }),
      { seed: 5, numRuns: 4000 },
    );
    expect(parsed).toBeGreaterThan(900);
  });

  test('give the same values in small mappings of unusual scalars', async () => {
    let parsed = 0;
    const value = fc.oneof(
      scalar(),
      fc.tuple(scalar(), scalar()).map(([a, b]) => `${a} ${b}`),
    );
    const pair = fc.tuple(fc.constantFrom('a', 'b', 'c', "'d'", '"e"'), value);
    const small = fc
      .array(
        fc.oneof(
          pair.map(([key, value]) => `${key}: ${value}`),
          pair.map(([, value]) => `  ${value}`),
        ),
        {
          minLength: 1,
          maxLength: 4,
        },
      )
      .map((lines) => `key:\n  ${lines.join('\n  ')}\n`);
    await fc.assert(
      fc.property(small, (text) => {
        if (parseFastYaml(text)) parsed++;
        expect(differenceIn(text)).toBeUndefined();
      }),
      { seed: 5, numRuns: 4000 },
    );
    expect(parsed).toBeGreaterThan(500);
  });

  test('give the same values in lists within lists', async () => {
    let parsed = 0;
    const start = fc.constantFrom(
      '',
      '- ',
      '-',
      '- - ',
      '-  - ',
      '- -',
      '- - - ',
      'k: ',
      '- - k: ',
    );
    const line = fc
      .tuple(fc.nat(5), start, fc.constantFrom('a', 'b: c', '"d"', '[e]', '-', '- f', '# g', ''))
      .map(([indent, before, value]) => ' '.repeat(indent) + before + value);
    const nested = fc
      .array(line, { minLength: 1, maxLength: 4 })
      .map((lines) => `key:\n  - - ${lines.join('\n')}\n`);
    await fc.assert(
      fc.property(nested, (text) => {
        if (parseFastYaml(text)) parsed++;
        expect(differenceIn(text)).toBeUndefined();
      }),
      { seed: 5, numRuns: 8000 },
    );
    expect(parsed).toBeGreaterThan(500);
  });
});

describe('cases that once differed, or almost', () => {
  test.each([
    'a: text\u00a0\nb: 1\n',
    'a: one\n  two\u2003\n',
    'a: [b\u00a0]\n',
    ': a\n',
    'a:\n  :\n',
    'a:\n  - : b\n',
    'a: >\n  one\n\n  two\n   deeper\n',
    'a: |-\n  one\n\n\nb: 1\n',
    'a: |\n  one\n # comment\nb: 1\n',
    'a: one\n  - two\n',
    'a: one\n\n  two # three\n',
    'a: "one\\x41\\u0041\\/"\n',
    "a: 'it''s'\n",
    'a: { b: 1, c: [d, "e"] }\n',
    'a: [b,c]\n',
    'a: {b:1}\n',
    'a: -\n',
    'a:\n- b\n-\n- c: 1\n  d: 2\n',
    'a:\n  - - b\n    - true\n  -   - c: 1\n        d: 2\n      - [e]\n',
    'a:\n  - - b\n   - c\n',
    'a:\n  - -\n      b\n    - - c\n',
    '  a: 1\n  b: 2\n c: 3\n',
    'a: 1.10\nb: 010\nc: 1_000\nd: 09:30\ne: no\nf: 2024-01-02\n',
    'true: 1\n1: 2\nnull: 3\n',
    'a: b: c\n',
    'a: one #two\n',
    '? a\n: b\n',
    'a: &b 1\nc: *b\n',
    'a: !tag 1\n',
    'a: 1\n---\nb: 2\n',
  ])('%j', (text) => {
    expect(differenceIn(text)).toBeUndefined();
  });

  test('the common style of manifests is not left to `yaml`', () => {
    expect(
      parseFastYaml(
        '/a:\n  title: A "b", c\n  n: 1.5\n  s:\n    - { type: cta }\n    - type: faq\n',
      ),
    ).toEqual({ '/a': { title: 'A "b", c', n: 1.5, s: [{ type: 'cta' }, { type: 'faq' }] } });
    expect(parseFastYaml('rows:\n  - - One\n    - true\n')).toEqual({ rows: [['One', true]] });
    expect(parseFastYaml('a: >-\n  one\n  two\nb: |\n  three\n')).toEqual({
      a: 'one two',
      b: 'three\n',
    });
  });
});

/** Returns how the results of the fast parser and `yaml` differ; undefined if they do not. */
function differenceIn(text: string): string | undefined {
  const value = parseFastYaml(text);
  if (value === undefined) return undefined;
  const document = parseDocument(text, {
    logLevel: 'error',
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
  });
  const [error] = [...document.errors, ...document.warnings];
  if (error) return `${error.message} in ${JSON.stringify(text)}`;
  const file = createYamlFile(new SourceFile('a.yaml', text));
  readNode(file, document.contents as Node);
  const [problem] = file.problems;
  if (problem) return `${problem.rule}: ${problem.message} in ${JSON.stringify(text)}`;
  const expected = file.value;
  // JSON compares the order of keys too, which deep equality ignores.
  const same =
    isDeepStrictEqual(expected, value) && JSON.stringify(expected) === JSON.stringify(value);
  if (same) return undefined;
  return `${JSON.stringify(value)} instead of ${JSON.stringify(expected)} in ${JSON.stringify(text)}`;
}

interface Edit {
  at: number;
  change(lines: string[], at: number): void;
}

/** Generates a change of one line. */
function edit(): fc.Arbitrary<Edit> {
  const piece = fc.oneof(scalar(), mark());
  const change = fc.oneof(
    { weight: 4, arbitrary: scalar().map((value) => onLine((line) => withValue(line, value))) },
    {
      weight: 4,
      arbitrary: fc.tuple(piece, fc.nat(200)).map(([text, at]) =>
        onLine((line) => {
          const column = at % (line.length + 1);
          return line.slice(0, column) + text + line.slice(column);
        }),
      ),
    },
    { weight: 2, arbitrary: piece.map((text) => onLine((line) => line + text)) },
    { weight: 1, arbitrary: fc.nat(4).map((by) => onLine((line) => ' '.repeat(by) + line)) },
    { weight: 1, arbitrary: fc.nat(3).map((by) => onLine((line) => line.slice(by))) },
    {
      weight: 2,
      arbitrary: fc.tuple(piece, fc.nat(10)).map(
        ([text, by]): Edit['change'] =>
          (lines, at) =>
            lines.splice(at, 0, ' '.repeat(by) + text),
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(header(), fc.array(fc.tuple(fc.nat(3), piece), { maxLength: 3 }))
        .map(([head, below]): Edit['change'] => (lines, at) => {
          const line = lines[at] ?? '';
          const indent = (/^ */.exec(line)?.[0].length ?? 0) + 2;
          const rest = below.map(([more, text]) => `${' '.repeat(indent + (more % 2))}${text}`);
          lines.splice(at, 1, withValue(line, head), ...rest);
        }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Edit['change']>(
        (lines, at) => lines.splice(at, 1),
        (lines, at) => lines.splice(at, 0, lines[at] ?? ''),
        (lines, at) => lines.push(...lines.splice(at, 1)),
      ),
    },
  );
  return fc.record({ at: fc.nat(), change });
}

function onLine(change: (line: string) => string): Edit['change'] {
  return (lines, at) => {
    lines[at] = change(lines[at] ?? '');
  };
}

/** Replaces the value after the key or hyphen of a line. */
function withValue(line: string, value: string): string {
  return line.replace(/^( *(?:- )*(?:[^:]*: ?)?).*$/, `$1${value.replaceAll('$', '$$$$')}`);
}

function scalar(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      ...['true', 'False', 'NULL', 'null', '~', 'no', 'On', 'y', 'yes', '.nan', '-.inf', '<<'],
      ...['0', '-0', '+1', '01', '1.', '.5', '1.50', '1e3', '0x1F', '0o17', '1_000', '-1.5', '0.1'],
      ...['9007199254740993', '123456789012345678', '1.2.3', '2024-01-02', '2024-01-02T03:04:05Z'],
      ...['09:30', '1:2:3', '$12', '10%', '555-0100', '+44 20', '- a', '-', '-a', '?', '? a', ':'],
      ...["'it''s'", "''", '""', '"a\\n\\u00e9\\/"', '"\\x41"', '"a # b"', '"a: b"', '"a\\', "'a"],
      ...['[]', '{}', '[a, b]', '[a,b]', '[ "a" , \'b\' ]', '{ a: 1, b: [x] }', '{a: 1}', '{a:1}'],
      ...['{ "a":1 }', '[a: b]', '[a, ]', '{ a }', '{ a: }', '[[]]', '[a #b]', '[#a]', '[1, true]'],
      ...['a: b', 'a:b', 'a:', 'a #b', 'a#b', '#a', '# a', '&a b', '*a', '!t a', '%a', '@a', '`a`'],
      ...['| ', '>', '|-', '>+', '|2', '>- # c', '| x', 'a | b', '{{ a.b }}', '"{{ a | b }}"', ''],
      ...[
        'https://example.com/#x',
        'a, b',
        'a [b]',
        'é',
        '日本語',
        '😀',
        'a\u00a0',
        '\u2028a',
        'a\t',
      ],
      ...['__proto__', 'constructor', 'a\u0085b', '\ufeff', 'a  b', ' a', 'a ', 'a"b', "a'b"],
    ),
    fc.double({ noNaN: true }).map(String),
    fc.integer().map(String),
    fc.string({ maxLength: 8 }),
    fc.string({ unit: fc.constantFrom(...`ab01 :-#'"\\[]{},.&*!|>%?~\u00a0_`), maxLength: 10 }),
    fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
  );
}

function mark(): fc.Arbitrary<string> {
  return fc.constantFrom(
    ...[' ', '  ', '\t', ': ', ' #', ' # comment', '#', '- ', '"', "'", '\\', ',', '[', ']', '{'],
    ...['}', '|', '>', '&', '*', '!', '\r', '\u00a0', '---', '...', 'key: value', 'key:', '?'],
  );
}

function header(): fc.Arbitrary<string> {
  return fc.constantFrom('|', '>', '|-', '>-', '|+', '>+', '|2', '> # comment', '>-#', '| ', '');
}

function yamlFiles(folder: string, deep: boolean): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return deep ? yamlFiles(path, true) : [];
    return /\.ya?ml$/.test(entry.name) ? [path] : [];
  });
}

/** Returns the texts of the parts of a manifest. */
function getParts(text: string): string[] {
  const spans = splitManifest(text);
  if (!spans) return [];
  return [spans.site, spans.blocks, ...spans.entries].flatMap((span) =>
    span ? text.slice(span.from, span.to) : [],
  );
}
