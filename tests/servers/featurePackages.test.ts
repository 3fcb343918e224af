import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditorSetup } from '../../editor/protocol/EditorSetup.ts';
import { oneSite } from '../builds/oneSite.ts';
import { startCommand } from '../builds/startCommand.ts';
import { startServer } from '../startServer.ts';

let folder: string;
let root: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-package-'));
  root = join(folder, 'site');
  await oneSite(root);
  const pages = await readFile(join(root, 'pages.yaml'), 'utf8');
  await writeFile(
    join(root, 'pages.yaml'),
    pages
      .replace('description: An example\n', '$&  notice: { text: Closed in May }\n')
      .replace('headline: Hello', 'headline: HELLO, text: "See [the notice](/notice.txt)."'),
  );
  await writeFile(join(root, 'package.json'), '{ "private": true }');
  const notices = join(folder, 'notices');
  await cp('tests/fixtures/features/notices', notices, { recursive: true });
  // Shown in docs/features.md. In the checkout, the imports of the package lead to the checkout.
  await writeFile(join(notices, 'package.json'), JSON.stringify(manifest));
  const packed = npm('pack', '--silent', '--pack-destination', folder, notices).trim();
  npm('install', '--silent', '--offline', '--no-audit', '--no-fund', join(folder, packed));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const manifest = {
  name: '@acme/notices',
  version: '1.0.0',
  type: 'module',
  blockwright: { feature: '.' },
};

function npm(...words: string[]): string {
  return execFileSync('npm', words, { cwd: root, encoding: 'utf8' });
}

async function run(...words: string[]) {
  const { ended } = startCommand(['node', 'cli/bin.mjs', ...words, '--root', root]);
  return ended;
}

async function check(): Promise<{ code: string; file: string; line: number; hint: string }[]> {
  const { stdout, stderr } = await run('check', '--format', 'json');
  expect(stderr).toBe('');
  return JSON.parse(stdout).diagnostics;
}

test('a package adds a key, a rule, a file, tags and a command to the sites that install it', async () => {
  expect(await check()).toMatchObject([{ code: 'ACME001', file: 'pages.yaml', line: 11 }]);
  const explained = await run('explain', 'loud-headline');
  expect(explained.stdout).toContain('Why it matters: Capital letters are hard to read.');
  expect((await run('build')).status).toBe(0);
  expect(await readFile(join(root, 'dist/client/notice.txt'), 'utf8')).toBe('Closed in May\n');
  const page = await readFile(join(root, 'dist/client/index.html'), 'utf8');
  expect(page).toContain('<meta name="notice" content="Closed in May">');
  expect(page).toMatch(/<script src="\/assets\/notice\.\w+\.js" defer>/);
  expect(await run('notice')).toMatchObject({
    status: 0,
    stdout: `The build of ${root} writes notice.txt.\n`,
  });
  const help = ['node', resolve('cli/bin.mjs'), 'help'] as const;
  expect(execFileSync(help[0], help.slice(1), { cwd: root, encoding: 'utf8' })).toContain(
    '  notice ',
  );
});

test('editors of YAML and the visual editor know its keys', async () => {
  expect((await run('schema')).status).toBe(0);
  const schema = await readFile(join(root, '.blockwright/schema/pages.schema.json'), 'utf8');
  expect(schema).toContain('A notice for visitors.');
  expect(schema).toContain('`false` leaves out the notice on this page.');
  const server = await startServer('edit', { root });
  const response = await fetch(`${server.origin}/_edit/api/setup`);
  const { site, page } = (await response.json()) as Pick<EditorSetup, 'site' | 'page'>;
  expect(site.properties?.notice?.properties?.text?.description).toBe('What the notice says.');
  expect(page.properties?.notice?.type).toBe('boolean');
  expect(await server.stop()).toBe(0);
});

test('dev serves its file and its page', async () => {
  const server = await startServer('dev', { root });
  expect((await server.page('notice.txt')).html).toBe('Closed in May\n');
  expect((await server.page('_notice')).html).toBe(`The notice of ${root}`);
  expect((await server.page('')).html).toContain('<meta name="notice" content="Closed in May">');
  expect(await server.stop()).toBe(0);
});

test('a rule knows the facts of pages that did not change', async () => {
  const pages = join(root, 'pages.yaml');
  const text = await readFile(pages, 'utf8');
  await writeFile(pages, text.replace(/^( +)sections:/m, '$1notice: false\n$&'));
  const hidden = { code: 'ACME002', file: 'pages.yaml', line: 5 };
  expect(await check()).toContainEqual(expect.objectContaining(hidden));
  expect(await check()).toContainEqual(expect.objectContaining(hidden));
  await writeFile(pages, text);
  expect((await check()).map(({ code }) => code)).not.toContain('ACME002');
});

test('preview answers at its address', async () => {
  const server = await startServer('preview', { root });
  expect((await server.page('_notice')).html).toBe('The notice of the last build');
  expect(await server.stop()).toBe(0);
});

test('a mistake in its code is reported at its line, and no key that it would add', async () => {
  const path = 'node_modules/@acme/notices/keys.ts';
  const code = await readFile(join(root, path), 'utf8');
  await writeFile(join(root, path), `${code}throw new Error('No');\n`);
  const problems = await check();
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'BW561', file: path, line: code.split('\n').length }),
  );
  expect(problems.map((problem) => problem.code)).not.toContain('BW012');
  await writeFile(join(root, path), code);
});

test('a site without the package gets one message, which names the package', async () => {
  await rm(join(root, 'node_modules'), { recursive: true });
  const [problem, ...others] = await check();
  expect(problem).toMatchObject({ code: 'BW012', file: 'pages.yaml', line: 5 });
  expect(problem?.hint).toContain('`@acme/notices`');
  expect(others.filter(({ code }) => code === 'BW012')).toEqual([]);
  expect(await run('notice')).toMatchObject({ status: 2 });
});
