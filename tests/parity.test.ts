import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { hydrateAll } from './browser/hydrateAll.ts';
import { openBrowser } from './browser/openBrowser.ts';
import { environment } from './environment.ts';

// Runs Vike in the checkout, as a user would, and compares with the files that `build` writes.

const run = promisify(execFile);
const env = environment();

/** Path below the output folder → content. */
let built: Map<string, Buffer>;

beforeAll(async () => {
  const out = await mkdtemp(join(tmpdir(), 'blockwright-parity-'));
  await run('node', ['cli/bin.mjs', 'build', '--out', out], { env });
  built = await readFiles(join(out, 'client'));
  await rm(out, { recursive: true });
});

test('`vike build` and `vike prerender` write every file of `build`, and no other page', async () => {
  await rm('dist/vike', { recursive: true, force: true });
  await run('npx', ['vike', 'build'], { env });
  await run('npx', ['vike', 'prerender'], { env });
  const prerendered = await readFiles('dist/vike/client');
  const pages = [...prerendered.keys()].filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(28);
  expect(pages.filter((path) => !built.has(path))).toEqual([]);
  const different = [...built].filter(([path, content]) => !prerendered.get(path)?.equals(content));
  expect(different.map(([path]) => path)).toEqual([]);
});

test('`vike dev` serves the pages of `build`, with the client of Vite as their last element', async () => {
  const dev = await startVikeDev();
  try {
    const client = '<script type="module" src="/@vite/client"></script>';
    let pages = 0;
    for (const [path, content] of built) {
      const isPage = path.endsWith('.html') && !content.includes('http-equiv="refresh"');
      if (!isPage && !path.startsWith('assets/')) continue;
      const url = new URL(path.replace(/(^|\/)index\.html$/, ''), dev.address);
      const answer = await fetch(url, { headers: { origin: 'https://other.example' } });
      const body = Buffer.from(await answer.arrayBuffer());
      const expected = isPage ? String(content).replace('</body>', `${client}</body>`) : content;
      expect([path, body.equals(Buffer.from(expected))]).toEqual([path, true]);
      expect(answer.status).toBe(path === '404.html' ? 404 : 200);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      if (isPage) pages++;
    }
    expect(pages).toBeGreaterThanOrEqual(28);
    await expectWorkingIslands(dev.address);
  } finally {
    dev.stop();
  }
});

/** Opens a page in Chromium, and waits until all its islands are hydrated. */
async function expectWorkingIslands(address: string): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(address);
    expect(await page.locator('[data-island]').count()).toBeGreaterThan(0);
    await hydrateAll(page);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}

async function startVikeDev() {
  const words = ['vike', 'dev', '--port', '15810'];
  // In a group of its own, because npx starts Vike as a process of its own.
  const child = spawn('npx', words, { env: { ...env, NO_COLOR: '1' }, detached: true });
  child.stderr.resume();
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (status) => reject(new Error(`vike dev ended with ${status}`)));
    child.stdout.on('data', (chunk) => {
      const [found] = /http:\/\/localhost:\d+\//.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
  });
  return { address, stop: () => process.kill(-Number(child.pid)) };
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [relative(folder, path), await readFile(path)] as const;
      }),
    ),
  );
}
