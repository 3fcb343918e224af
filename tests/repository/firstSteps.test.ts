import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareBuild } from '../builds/builds.ts';
import { checkFolder } from '../diagnostics/checkFiles.ts';

const { createSite } = await import(join(process.cwd(), 'create/createSite.mjs'));

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-first-steps-'));
  const engine = async () => ({ blockwright: '^0.1.0' });
  const url = 'https://www.example.com';
  await createSite({ folder: root, name: 'Harbor Tea', url, starter: 'blank', engine });
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('who follows docs/first-steps.md word by word gets the site that it describes', async () => {
  const steps = (await readFile('docs/first-steps.md', 'utf8')).split(/^## (?=Step )/m).slice(1);
  expect(steps).toHaveLength(10);
  let blocks = 0;
  for (const step of steps) {
    const [title = ''] = step.split('\n');
    for (const [, words = '', body = ''] of step.matchAll(instruction)) {
      await follow(words, body);
      // The page says that nothing leads to the new page so far.
      if (title === 'Step 3: add a page' && body.includes('/teas:'))
        expect(await check()).toEqual(['BW114']);
      blocks++;
    }
    expect(await check(), title).toEqual([]);
  }
  expect(blocks).toBe(17);

  await prepareBuild(root);
  const read = (path: string) => readFile(join(root, 'dist/client', path), 'utf8');
  expect(await read('index.html')).toContain('Tea from small gardens</h1>');
  expect(await read('teas/index.html')).toContain('Do you send it abroad?');
  expect(await read('articles/index.html')).toContain('Read The first flush of the year');
  expect(await read('articles/first-flush/index.html')).toContain('What rain does');
  expect(await read('order/index.html')).toContain('Which teas would you like?');
  expect(await read('de/tees/index.html')).toContain('Verschicken Sie ihn ins Ausland?');
  expect(await read('legal/index.html')).toContain('Google Analytics counts your visit');
}, 60_000);

/** What stands before a block to write down, and the block. */
const instruction = /((?:(?!^```)[\s\S])*?)^```(?:yml|md)\n([\s\S]*?)^```$/gm;

/** Does what the words before a block say. */
async function follow(words: string, body: string): Promise<void> {
  const [sentence = ''] = words.match(/(?:Save as|In `pages\.yaml`,)[^\n]*:\n\s*$/) ?? [];
  const [, path] = /^Save as `([^`]+)`:/.exec(sentence) ?? [];
  if (path) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), body);
    return;
  }
  const file = join(root, 'pages.yaml');
  const text = await readFile(file, 'utf8');
  if (sentence.includes('add at the end of the file')) return writeFile(file, text + body);
  const [, verb, isStart, line = ''] =
    /(add below|replace) the line (that begins with )?`([^`]+)`/.exec(sentence) ?? [];
  const lines = text.split('\n');
  const isMeant = (one: string) => (isStart ? one.trim().startsWith(line) : one.trim() === line);
  if (lines.filter(isMeant).length !== 1)
    throw new Error(`this says nothing that can be followed: ${words.slice(-300)}`);
  const index = lines.findIndex(isMeant);
  const start = verb === 'replace' ? index : index + 1;
  lines.splice(start, verb === 'replace' ? 1 : 0, body.trimEnd());
  return writeFile(file, lines.join('\n'));
}

async function check(): Promise<string[]> {
  const { diagnostics } = await checkFolder(root, { now: new Date('2026-12-01T00:00:00Z') });
  return diagnostics.map(({ code, message }) => (code === 'BW114' ? code : `${code} ${message}`));
}
