import { expect, test } from 'vitest';
import type { HostKey } from '../model/HostFile.ts';
import { parseJsonc, toValue } from './JsoncNode.ts';
import { mergeJsonc } from './mergeJsonc.ts';
import { mergeToml } from './mergeToml.ts';

const keys: HostKey[] = [
  { path: ['name'], value: 'site', isOptional: true, otherwise: 'It has no name.' },
  { path: ['assets', 'directory'], value: './dist/client', otherwise: 'Wrong folder.' },
  { path: ['assets', 'handling'], value: '404-page', otherwise: 'No page 404.' },
];

test.each([
  [
    '{}',
    '{\n  "name": "site",\n  "assets": {\n    "directory": "./dist/client",\n    "handling": "404-page"\n  }\n}',
  ],
  [
    '// Ours\n{\n  "name": "mine", // the name\n  /* Folder */ "assets": { "directory": "dist/client/" },\n}\n',
    '// Ours\n{\n  "name": "mine", // the name\n  /* Folder */ "assets": { "directory": "dist/client/",\n  "handling": "404-page" },\n}\n',
  ],
  [
    '{\n\t"name": "mine",\n\t"vars": { "A": "b" } // last\n}',
    '{\n\t"name": "mine",\n\t"vars": { "A": "b" }, // last\n\t"assets": {\n\t  "directory": "./dist/client",\n\t  "handling": "404-page"\n\t}\n}',
  ],
])('adds the keys that are missing to %j', (own, expected) => {
  expect(mergeJsonc(own, keys)).toEqual({ text: expected, findings: [] });
  expect(mergeJsonc(expected, keys).text).toBe(expected);
});

test('a key with another value stays, and is reported at its place', () => {
  const own = '{ "assets": { "directory": "build", "handling": "404-page" }, "name": "x" }';
  const { text, findings } = mergeJsonc(own, keys);
  expect(text).toBe(own);
  expect(findings).toMatchObject([
    { message: '`assets.directory` is "build". Wrong folder.', hint: 'write "./dist/client"' },
  ]);
  expect(own.slice(findings[0]?.from, findings[0]?.to)).toBe('"build"');
});

test('a file that is malformed, or has another structure, stays as it is', () => {
  for (const own of ['', '{', '{ "a": 1 "b": 2 }', '[]', '{} {}'])
    expect(mergeJsonc(own, keys)).toMatchObject({ text: own, findings: [{}] });
  const own = '{ "name": "x", "assets": "dist" }';
  expect(mergeJsonc(own, keys)).toMatchObject({ text: own, findings: [{}, {}] });
});

test('entries of the author stay in front of ours, and are reported once', () => {
  const list = { path: ['hosting', 'redirects'], entries: [{ regex: '^/a$' }, { regex: '^/b$' }] };
  const own =
    '{\n  "hosting": {\n    "redirects": [\n      { "source": "/mine" }, // keep\n      { "regex": "^/a$" }\n    ]\n  }\n}\n';
  const { text, findings } = mergeJsonc(own, [], [list]);
  expect(toValue(parseJsonc(text) ?? { from: 0, to: 0 })).toEqual({
    hosting: { redirects: [{ source: '/mine' }, ...list.entries] },
  });
  expect(findings).toMatchObject([{ message: expect.stringContaining('has an entry that') }]);
  expect(mergeJsonc(text, [], [list]).text).toBe(text);
});

const tomlKeys: HostKey[] = [
  { path: ['build', 'publish'], value: 'dist/client', otherwise: 'Wrong folder.' },
  { path: ['build', 'environment', 'NODE_VERSION'], value: '22', isOptional: true, otherwise: '' },
];

test.each([
  ['', '[build]\npublish = "dist/client"\n\n[build.environment]\nNODE_VERSION = "22"\n'],
  [
    '# Ours\n[build] # how\n  command = "make" # why\n\n[[plugins]]\npackage = "x"',
    '# Ours\n[build] # how\n  command = "make" # why\npublish = "dist/client"\n\n[[plugins]]\npackage = "x"\n\n[build.environment]\nNODE_VERSION = "22"\n',
  ],
  [
    'build.publish = "./dist/client/"\n[build.environment]\nNODE_VERSION = "20"\n',
    'build.publish = "./dist/client/"\n[build.environment]\nNODE_VERSION = "20"\n',
  ],
])('adds the keys that are missing to the TOML %j', (own, expected) => {
  expect(mergeToml(own, tomlKeys)).toEqual({ text: expected, findings: [] });
});

test('a key of TOML with another value stays, also in a table on one line', () => {
  const own =
    '[build]\ncommand = """\n[build]\npublish = "no"\n"""\npublish = "build" # ours\n[build.environment]\nNODE_VERSION = "20"\n';
  const { text, findings } = mergeToml(own, tomlKeys);
  expect(text).toBe(own);
  expect(findings).toHaveLength(1);
  expect(own.slice(findings[0]?.from, findings[0]?.to)).toBe('"build"');
  const inline = 'build = { publish = "build" }\n';
  expect(mergeToml(inline, tomlKeys.slice(0, 1))).toMatchObject({ text: inline, findings: [{}] });
});

test('a list of a TOML file that lacks an entry is reported', () => {
  const list = { path: ['assets', 'run_worker_first'], entries: ['/', '/prices'] };
  const merge = (text: string) => mergeToml(text, [], [list]).findings.map(({ hint }) => hint);
  expect(merge('[assets]\nrun_worker_first = ["/", "/prices", "/api"]\n')).toEqual([]);
  expect(merge('[assets]\nrun_worker_first = ["/"]\n')).toEqual(['write ["/","/prices"]']);
  expect(merge('')).toEqual(['write ["/","/prices"]']);
});
