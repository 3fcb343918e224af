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
