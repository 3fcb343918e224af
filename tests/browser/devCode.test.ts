import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A copy of this package, whose code may be edited. */
let copy: string;
let server: ChildProcess;
let address: string;

const parts = ['schema', 'data', 'sections', 'renderer', 'functions', 'public', 'pages.yaml'];
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'blockwright-dev-code-'));
  for (const part of [...parts, ...files]) await cp(part, join(copy, part), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'), 'dir');
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  server = spawn('node', ['renderer/bin.mjs', 'dev', '--port', '4420'], {
    cwd: copy,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((found, failed) => {
    server.once('exit', (code) => failed(new Error(`dev ended with ${code}`)));
    server.stdout?.on('data', (chunk) => {
      const match = /served at (http:\/\/\S+)/.exec(String(chunk));
      if (match?.[1]) found(match[1]);
    });
  });
});

afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
  await rm(copy, { recursive: true, force: true });
});

const patience = { timeout: 30_000, interval: 100 };

test('an edited view is seen, and edited once more, too', async () => {
  expect(await about()).toContain('on your clock');
  await edit('sections/hero/view.tsx', (code) =>
    code.replace('<Words>', '<Words id="first-edit">'),
  );
  await expect.poll(about, patience).toContain('id="first-edit"');
  await edit('sections/hero/view.tsx', (code) => code.replace('first-edit', 'second-edit'));
  await expect.poll(about, patience).toContain('id="second-edit"');
});

test('an edited schema decides at once what may be written', async () => {
  await edit('pages.yaml', (text) =>
    text.replace(/(\/about:[\s\S]*?)headline: .*/, '$1flavour: sweet\n        headline: A new key'),
  );
  await edit('sections/hero/schema.ts', (code) =>
    code.replace('{\n    eyebrow:', "{\n    flavour: Type.Optional(line('Taste.')),\n    eyebrow:"),
  );
  await expect.poll(about, patience).toContain('A new key');
});

test('an edited row is seen while code is being edited', async () => {
  await edit('data/cities.yaml', (text) => text.replace(/vaRate: .*/, 'vaRate: $3-4'));
  const city = async () => (await page('atlanta-virtual-assistants')).includes('$3-4');
  await expect.poll(city, patience).toBe(true);
});

const about = () => page('about');

async function page(route: string): Promise<string> {
  return (await fetch(address + route, { headers: { accept: 'text/html' } })).text();
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}
