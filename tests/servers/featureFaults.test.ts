import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { oneSite } from '../builds/oneSite.ts';
import { startCommand } from '../builds/startCommand.ts';
import { startServer } from '../startServer.ts';

// What authors of packages do wrong: each mistake is a located diagnostic, and none is an internal error.

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Packages by name: their files. */
type Packages = Record<string, Record<string, string>>;

let sites = 0;

/** Creates a site with packages in its node_modules. */
async function createSite(packages: Packages, link = false): Promise<string> {
  const root = join(folder, `site${sites++}`);
  await oneSite(root);
  const names = Object.keys(packages);
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']));
  await write(
    root,
    'package.json',
    JSON.stringify({ private: true, devDependencies: dependencies }),
  );
  for (const [name, files] of Object.entries(packages)) {
    const installed = join(root, 'node_modules', name);
    const target = link ? join(root, '..', `workspace${sites}`, name) : installed;
    const manifest = { name, version: '1.0.0', type: 'module', blockwright: { feature: '.' } };
    await write(target, 'package.json', JSON.stringify(manifest));
    for (const [path, code] of Object.entries(files)) await write(target, path, code);
    if (target === installed) continue;
    await mkdir(dirname(installed), { recursive: true });
    await symlink(target, installed);
  }
  return root;
}

async function write(parent: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(parent, path)), { recursive: true });
  await writeFile(join(parent, path), text);
}

function run(root: string, ...words: string[]) {
  return startCommand(['node', 'cli/bin.mjs', ...words, '--root', root]).ended;
}

/** Checks a site. Returns what is reported, as `file:line code message`. */
async function check(root: string): Promise<string[]> {
  const { stdout, stderr, status } = await run(root, 'check', '--format', 'json');
  expect([stderr, status === 3]).toEqual(['', false]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
}

const rule = (name: string, code: string, checks = '') => `
import { createReporter, defineRules } from 'blockwright/feature';
export const rules = defineRules('page', {
  '${name}': { code: '${code}', severity: 'error', title: 'A', why: 'B.', help: 'C.' },
});
const report = createReporter();
${checks || 'export const checkPage = () => [];'}
`;
const keys = (owner: string, name: string) => `
import { defineKeys, plain } from 'blockwright/feature';
export const keys = defineKeys({ ${owner}: { ${name}: plain('A text.') } });
`;

const one = 'node_modules/one';
describe.each<[string, Packages, string]>([
  [
    'a syntax error',
    { one: { 'keys.ts': 'export const a = 1;\nexport const = {};\n' } },
    `${one}/keys.ts:2 BW561 This file cannot be compiled: `,
  ],
  [
    'an import that does not exist',
    { one: { 'keys.ts': "\nimport { x } from 'nowhere';\nexport const keys = x;\n" } },
    `${one}/keys.ts:2 BW561 This file cannot be compiled: the import "nowhere" cannot be found.`,
  ],
  [
    'code that throws while it loads',
    { one: { 'head.ts': "\n\nthrow new TypeError('No');\n" } },
    `${one}/head.ts:3 BW561 The package \`one\` fails: No.`,
  ],
  [
    'a wrong export of keys',
    { one: { 'keys.ts': 'export const keys = { sites: {} };' } },
    `${one}/keys.ts:1 BW561 Nothing has keys of \`sites\`.`,
  ],
  [
    'a key without a description',
    { one: { 'keys.ts': 'export const keys = { site: { x: {} } };' } },
    `${one}/keys.ts:1 BW561 The key \`x\` has no schema with a description.`,
  ],
  [
    'a key that exists',
    { one: { 'keys.ts': keys('page', 'title') } },
    `${one}/keys.ts:1 BW561 The key \`title\` of \`page\` exists already.`,
  ],
  [
    'a key of sections that a section type has',
    { one: { 'keys.ts': keys('section', 'headline') } },
    `${one}/keys.ts:1 BW561 The key \`headline\` of \`section\` exists already.`,
  ],
  [
    'a key of two packages',
    { one: { 'keys.ts': keys('site', 'x') }, two: { 'keys.ts': keys('site', 'x') } },
    'node_modules/two/keys.ts:1 BW561 The key `x` of `site` exists already.',
  ],
  [
    'the same rule in two packages',
    { one: { 'rules/a.ts': rule('a', 'ONE001') }, two: { 'rules/a.ts': rule('a', 'TWO001') } },
    'node_modules/two/rules/a.ts:1 BW561 The rule `a` exists already.',
  ],
  [
    'the same code twice in a package',
    { one: { 'rules/a.ts': rule('a', 'ONE001'), 'rules/b.ts': rule('b', 'ONE001') } },
    `${one}/rules/b.ts:1 BW561 The code ONE001 exists already.`,
  ],
  [
    'a code of Blockwright',
    { one: { 'rules/a.ts': rule('a', 'BW900') } },
    `${one}/rules/a.ts:1 BW561 The code of the rule \`a\` is not valid.`,
  ],
  [
    'a rule that is no rule',
    { one: { 'rules/a.ts': 'export const rules = { a: null };' } },
    `${one}/rules/a.ts:1 BW561 The export \`rules['a']\` is not a rule with code, `,
  ],
  [
    'a rule without a check',
    { one: { 'rules/a.ts': rule('a', 'ONE001', 'export const checkpage = () => [];') } },
    `${one}/rules/a.ts:1 BW561 The module exports no check.`,
  ],
  [
    'a check that throws',
    {
      one: { 'rules/a.ts': rule('a', 'ONE001', 'export const checkPage = (page) => page.no.way;') },
    },
    `${one}/rules/a.ts:7 BW562 The package \`one\` fails: Cannot read properties of undefined`,
  ],
  [
    'a check that returns nothing',
    { one: { 'rules/a.ts': rule('a', 'ONE001', 'export const checkSite = () => {};') } },
    `${one}/rules/a.ts:1 BW562 The package \`one\` fails: a check returns no list of problems.`,
  ],
  [
    'a check that waits',
    { one: { 'rules/a.ts': rule('a', 'ONE001', 'export const checkPage = async () => [];') } },
    `${one}/rules/a.ts:1 BW562 The package \`one\` fails: a check returns no list of problems.`,
  ],
  [
    'a check that reports an unknown rule',
    {
      one: {
        'rules/a.ts': rule(
          'a',
          'ONE001',
          "export const checkPage = () => [report('b', { message: 'x', at: {} })];",
        ),
      },
    },
    `${one}/rules/a.ts:1 BW562 The package \`one\` fails: a check reports the rule "b", which does`,
  ],
  [
    'a command without an action',
    { one: { 'commands/hello.ts': 'export const command = { summary: "Hello" };' } },
    `${one}/commands/hello.ts:1 BW561 The export \`command\` is not a command with summary, `,
  ],
  [
    'middleware at the address of a page',
    { one: { 'middleware.ts': "export const middleware = { path: '/contact' };" } },
    `${one}/middleware.ts:1 BW561 The export \`middleware\` is not a middleware whose path`,
  ],
  [
    'an idle task of another name',
    { one: { 'idle.ts': 'export const idle = () => {};' } },
    `${one}/idle.ts:1 BW561 The export \`whenIdle\` is not a function.`,
  ],
  [
    'facts that are no functions',
    { one: { 'facts.ts': "export const facts = { words: 'many' };" } },
    `${one}/facts.ts:1 BW561 The export \`facts\` is not a mapping of functions.`,
  ],
  [
    'a check of code that throws',
    {
      one: {
        'checkCode.ts': "export async function checkCode() {\n  throw new Error('Broken.');\n}\n",
      },
    },
    `${one}/checkCode.ts:2 BW562 The package \`one\` fails: Broken.`,
  ],
])('a package with %s', (_, packages, expected) => {
  test('is reported where it is wrong', async () => {
    const found = await check(await createSite(packages));
    expect(found).toContainEqual(expect.stringContaining(expected));
    expect(found.filter((one) => !/ BW56[12] /.test(one))).toEqual([]);
  });
});

describe.each<[string, Record<string, string>, string[], RegExp]>([
  [
    'a site file that throws',
    {
      'siteFiles.ts':
        "export const siteFiles = () => [['a.txt', () => {\n  throw new Error('Empty');\n}]];\n",
    },
    ['build'],
    /^node_modules\/one\/siteFiles\.ts:2:9 BW562 The package `one` fails: Empty\.$/m,
  ],
  [
    'site files that are no list of pairs',
    { 'siteFiles.ts': "export const siteFiles = () => ['a.txt'];\n" },
    ['build'],
    /^node_modules\/one\/siteFiles\.ts:1:1 BW562 The package `one` fails: `siteFiles\(\)` returns/m,
  ],
  [
    'tags that throw',
    { 'head.ts': "export const tags = () => {\n  throw new Error('No');\n};\n" },
    ['build'],
    /^node_modules\/one\/head\.ts:2:9 BW562 The package `one` fails: No\.$/m,
  ],
  [
    'facts that throw',
    { 'facts.ts': "export const facts = { a() {\n  throw new Error('No');\n} };\n" },
    ['check'],
    /^node_modules\/one\/facts\.ts:2:9 BW562 The package `one` fails: No\.$/m,
  ],
  [
    'a command that throws',
    {
      'commands/hello.ts': `export const command = {
  summary: 'Hello',
  examples: [],
  options: { root: { type: 'string', value: 'DIR', description: 'The site' } },
  run: async () => {
    throw new Error('Nobody is there.');
  },
};`,
    },
    ['hello'],
    /^node_modules\/one\/commands\/hello\.ts:6:11 BW562 The package `one` fails: Nobody is there\.$/m,
  ],
])('%s', (_, files, words, expected) => {
  test('ends the command with the position', async () => {
    const { status, stderr } = await run(await createSite({ one: files }), ...words);
    expect(stderr).toMatch(expected);
    expect(status).toBe(1);
  });
});

test('dev answers with the position of code that fails, and runs what waits until it is idle', async () => {
  const root = await createSite({
    one: { 'head.ts': "export const tags = () => {\n  throw new Error('No');\n};\n" },
    two: {
      'middleware.ts': `export const middleware = { path: '/_two', createHandler: async () => () => {
  throw new Error('No answer');
} };`,
    },
    three: {
      'idle.ts': `import { writeFile } from 'node:fs/promises';
export const whenIdle = (root) => writeFile(root + '/idle.txt', 'Idle');`,
    },
  });
  const server = await startServer('dev', { root });
  const read = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
  const head = 'node_modules/one/head.ts:2:9 BW562 The package `one` fails: No.';
  expect(await read('/')).toContain(head);
  const middleware = 'node_modules/two/middleware.ts:2:9 BW562 The package `two` fails: No answer.';
  expect(await read('/_two')).toContain(middleware);
  await expect.poll(() => existsSync(join(root, 'idle.txt'))).toBe(true);
  expect(await server.stop()).toBe(0);
});

test('a package in node_modules above the site, and one that is not installed', async () => {
  const root = await createSite({ one: { 'keys.ts': keys('site', 'x') } });
  const site = join(root, 'sites/first');
  await oneSite(site);
  await write(site, 'package.json', '{ "devDependencies": { "one": "1.0.0" } }');
  const pages = await readFile(join(site, 'pages.yaml'), 'utf8');
  await writeFile(join(site, 'pages.yaml'), pages.replace('site:\n', 'site:\n  x: A\n'));
  expect(await check(site)).toEqual([]);
  await rm(join(root, 'node_modules'), { recursive: true });
  expect(await check(site)).toEqual([expect.stringMatching(/^pages\.yaml:2 BW012 .*`x`/)]);
  const { stdout } = await run(site, 'check');
  expect(stdout).toContain('it may belong to `one`, which package.json names');
  await write(site, 'package.json', '{}');
  const removed = await run(site, 'check');
  expect(removed.stdout).toContain('it was a key of `one`, which the site no longer depends on');
});

test('a package that was compiled, with a dependency of its own, in a workspace', async () => {
  const keysModule = keys('site', 'x').replaceAll('\n', '\n ');
  const packages = {
    one: {
      'keys.js': keysModule,
      // Compiled beside its source.
      'rules/a.ts': rule('a', 'ONE001'),
      'rules/a.js': rule('a', 'ONE001'),
      'rules/a.d.ts': 'export {};',
      'commands/hello.js': `import { greet } from 'greeting';
export const command = { summary: 'Hello', examples: [], run: async () => {
  process.stdout.write(greet());
  return 0;
} };`,
      'node_modules/greeting/package.json': '{ "name": "greeting", "main": "index.cjs" }',
      'node_modules/greeting/index.cjs': "exports.greet = () => 'Hello\\n';",
    },
  };
  const root = await createSite(packages, true);
  expect(await check(root)).toEqual([]);
  const words = ['sh', '-c', 'cd "$1" && node "$2" hello', 'sh', root, resolve('cli/bin.mjs')];
  const { stdout, stderr, status } = await startCommand(words).ended;
  expect([stdout, stderr, status]).toEqual(['Hello\n', '', 0]);
});
