import { copyFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engineFiles, engineFolders } from '../engineFolders.ts';
import { type RunningServer, startServer } from '../startServer.ts';

/** A copy of this package, for tests that edit its code. */
let copy: string;
let dev: RunningServer;

const parts = [...engineFolders, 'data', 'public', 'pages.yaml'];
const editedFiles = [
  'sections/hero/view.tsx',
  'sections/hero/schema.ts',
  'pages.yaml',
  'data/cities.yaml',
];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'blockwright-dev-code-'));
  for (const part of [...parts, ...engineFiles])
    await cp(part, join(copy, part), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  dev = await startServer('dev', { root: copy, packageRoot: copy });
});

// Every test, and every further attempt at one, starts with the files of the repository.
beforeEach(async () => {
  for (const file of editedFiles) await copyFile(file, join(copy, file));
});

afterAll(async () => {
  await dev?.stop();
  await rm(copy, { recursive: true, force: true });
});

/** After the first edit Vite loads all sources, which takes long on a busy machine. */
const patience = { timeout: 60_000, interval: 100 };

test('renders an edited view, and the next edit of it', async () => {
  expect(await about()).toContain('on your clock');
  await edit('sections/hero/view.tsx', (code) =>
    code.replace('<Words>', '<Words id="first-edit">'),
  );
  await expect.poll(about, patience).toContain('id="first-edit"');
  await edit('sections/hero/view.tsx', (code) => code.replace('first-edit', 'second-edit'));
  await expect.poll(about, patience).toContain('id="second-edit"');
});

test('reports a view with a syntax error, and renders it once it is fixed', async () => {
  const view = await readFile(join(copy, 'sections/hero/view.tsx'), 'utf8');
  await edit('sections/hero/view.tsx', (code) => `${code}\n}}} not code\n`);
  await expect.poll(dev.errors, patience).toContain('hero/view.tsx');
  await writeFile(
    join(copy, 'sections/hero/view.tsx'),
    view.replace('<Words>', '<Words id="third-edit">'),
  );
  await expect.poll(about, patience).toContain('id="third-edit"');
});

test('checks pages with an edited schema at once', async () => {
  await edit('pages.yaml', (text) =>
    text.replace(/(\/about:[\s\S]*?)headline: .*/, '$1flavour: sweet\n        headline: A new key'),
  );
  await edit('sections/hero/schema.ts', (code) =>
    code.replace('{\n    eyebrow:', "{\n    flavour: Type.Optional(line('Taste.')),\n    eyebrow:"),
  );
  await expect.poll(about, patience).toContain('A new key');
});

test('renders an edited row while code is being edited', async () => {
  await edit('data/cities.yaml', (text) => text.replace(/vaRate: .*/, 'vaRate: $3-4'));
  const city = async () => (await page('atlanta-virtual-assistants')).includes('$3-4');
  await expect.poll(city, patience).toBe(true);
});

const about = () => page('about');

async function page(route: string): Promise<string> {
  return (await dev.page(route)).html;
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}
