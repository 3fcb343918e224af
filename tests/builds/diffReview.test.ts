import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBuild, replace, runCommand } from './builds.ts';

let folder: string;
let root: string;
let before: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-review-'));
  [root, before] = [join(folder, 'site'), join(folder, 'before')];
  await cp('tests/fixtures/sites/features', root, { recursive: true });
  await prepareBuild(root);
  await cp(join(root, 'dist'), before, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const edit = ['pages.yaml', 'title: All the guides', 'title: Each of the guides'] as const;

test('--strict fails for a page that was removed without a redirect, and for nothing else', async () => {
  const diff = () => runCommand('diff', join(before, 'client'), '--root', root, '--strict');
  const manifest = await readFile(join(root, 'pages.yaml'), 'utf8');
  const renamed = manifest
    .replaceAll('to: /guides', 'to: /manuals')
    .replaceAll('](/guides', '](/manuals')
    .replaceAll(': /guides', ': /manuals')
    .replace('\n  /guides:\n', '\n  /manuals:\n');
  await writeFile(join(root, 'pages.yaml'), renamed);
  const dead = await diff();
  expect(dead.stderr).toContain('/guides was removed without a redirect.');
  expect(dead.status).toBe(1);
  await replace(root, 'pages.yaml', '[/all-guides]', '[/all-guides, /guides]');
  const redirected = await diff();
  expect(redirected.stdout).toContain('/guides redirected to /sub/manuals');
  expect(redirected).toMatchObject({ status: 0, stderr: '' });
  await writeFile(join(root, 'pages.yaml'), manifest);
});

test('--strict fails for a page that is newly too heavy, at the line of its section', async () => {
  const light = join(folder, 'light');
  await cp('tests/fixtures/sites/features', light, { recursive: true });
  const manifest = await readFile(join(root, 'pages.yaml'), 'utf8');
  const limit = '  checks: { page-kilobytes: 1 }\n';
  await replace(root, 'pages.yaml', '  locale: en-US\n', `  locale: en-US\n${limit}`);
  const { status, stderr } = await runCommand('diff', light, '--root', root, '--strict');
  expect(stderr).toMatch(/^pages\.yaml:\d+: .*kB/);
  expect(status).toBe(1);
  expect(await runCommand('diff', light, '--root', root)).toMatchObject({ status: 0 });
  await writeFile(join(root, 'pages.yaml'), manifest);
});

test('--only fails for other pages, at the line that caused it', async () => {
  const diff = (...options: string[]) =>
    runCommand('diff', join(before, 'client'), '--root', root, ...options);
  expect(await diff('--only', '/guides')).toMatchObject({ status: 0, stderr: '' });
  const manifest = await readFile(join(root, 'pages.yaml'), 'utf8');
  await replace(root, 'pages.yaml', 'title: Ready when you are', 'title: Ready when you like');
  // A build without its sources does not tell which line of the block differs.
  const line = manifest.slice(0, manifest.indexOf('  closing:\n')).split('\n').length;
  const other = await diff('--only', '/guides');
  expect(other.status).toBe(1);
  const message = '/ changed, but --only names /guides: ';
  const cause = `block closing, pages.yaml:${line}`;
  expect(other.stderr).toBe(`pages.yaml:${line}: ${message}${cause}\n`);
  const { stdout } = await diff('--only', '/guides', '--format', 'json');
  expect(JSON.parse(stdout).outOfScope).toEqual([
    { route: '/', file: 'pages.yaml', line, message: message + cause },
  ]);
  const markdown = await diff('--only', '/guides', '--format', 'markdown');
  expect(markdown.stdout).toContain('- Out of scope: pages.yaml:');
  expect(await diff('--only', '/,/guides')).toMatchObject({ status: 0, stderr: '' });
  expect(await diff('--only', '/**')).toMatchObject({ status: 0, stderr: '' });
  expect(await diff('--only', '/guids')).toMatchObject({
    status: 2,
    stderr: '--only names /guids, and no page has this route. Did you mean /guides?\n',
  });
  await writeFile(join(root, 'pages.yaml'), manifest);
});

test('--allow fails for other kinds of differences', async () => {
  const diff = (...options: string[]) =>
    runCommand('diff', join(before, 'client'), '--root', root, ...options);
  const manifest = await readFile(join(root, 'pages.yaml'), 'utf8');
  await replace(root, 'pages.yaml', 'text: See the [guides]', 'text: Read *all* [guides]');
  await replace(root, ...edit);
  expect(await diff('--allow', 'words')).toMatchObject({ status: 0, stderr: '' });
  await replace(root, 'pages.yaml', '(/guides#list)', '(/now)');
  const link = await diff('--allow', 'words');
  expect(link.status).toBe(1);
  expect(link.stderr).toContain(
    '/ differs in more than words: section “Hello from Fixture”: link “guides”: /sub/guides#list → /sub/now',
  );
  expect(await diff('--allow', 'words', '--allow', 'links')).toMatchObject({ status: 0 });
  expect((await diff('--only', '/guides', '--allow', 'words,links')).status).toBe(1);
  await writeFile(join(root, 'pages.yaml'), manifest);
});

test('--preview writes the pages that differ, replaces its own files, and no others', async () => {
  const preview = join(folder, 'preview');
  const diff = () =>
    runCommand('diff', join(before, 'client'), '--root', root, '--preview', preview);
  await replace(root, ...edit);
  expect(await diff()).toMatchObject({ status: 0 });
  const page = await readFile(join(preview, 'new/guides/index.html'), 'utf8');
  expect(page).toContain('<title>Each of the guides');
  expect(page).toContain('id="bw-preview" data-side="new" data-root="../../"');
  expect(existsSync(join(preview, 'old/guides/index.html'))).toBe(true);
  expect(existsSync(join(preview, 'new/index.html'))).toBe(false);
  await replace(root, edit[0], edit[2], edit[1]);
  expect(await diff()).toMatchObject({ status: 0 });
  expect(existsSync(join(preview, 'new/guides/index.html'))).toBe(false);
  expect(await readFile(join(preview, 'index.html'), 'utf8')).toContain('No page differs.');
  const refused = await runCommand('diff', '--root', root, before, '--preview', root);
  expect(refused.status).toBe(2);
  expect(existsSync(join(root, 'pages.yaml'))).toBe(true);
  const output = await readFile(join(root, 'dist/client/guides/index.html'), 'utf8');
  expect(output).not.toContain('bw-');
});
