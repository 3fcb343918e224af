import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareOutputs } from './compareOutputs.ts';

const routes = ['/', '/bread', '/bread/rye'];
const body = 'Rye &amp; wheat, <strong>every day</strong><span class="hidden"> Included</span>';
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-outputs-'));
  for (const route of routes) {
    await write('ours', route, `<nav>Trail</nav><p>${body}</p><p>It’s fresh</p>`);
    await write(
      'theirs',
      route,
      `<div><p>${body.replace('&amp;', '&#38;')}</p> It&#x27;s fresh</div>`,
    );
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the same words in other markup are equal', async () => {
  expect(await compare()).toBeGreaterThan(50);
});

test('a missing or additional page is an error', async () => {
  await write('theirs', '/cake', '<p>Cake</p>');
  await expect(compare()).rejects.toThrow('built 4 pages, not 3; without , with /cake');
  await rm(join(folder, 'theirs/cake'), { recursive: true });
  await rm(join(folder, 'theirs/bread/rye'), { recursive: true });
  await expect(compare()).rejects.toThrow('without /bread/rye');
});

test('missing texts, and many additional texts, are an error', async () => {
  await write('theirs', '/bread', '<p>Rye and wheat, every day</p>');
  await expect(compare()).rejects.toThrow('lacks “Rye & wheat,” on /bread');
  await write('theirs', '/bread', `<p>${body}</p>It's fresh${' and warm'.repeat(40)}`);
  await expect(compare()).rejects.toThrow('has 87 words on /bread');
});

function compare(): Promise<number> {
  return compareOutputs('Baker', join(folder, 'theirs'), join(folder, 'ours'), routes);
}

async function write(output: string, route: string, main: string): Promise<void> {
  await mkdir(join(folder, output, route), { recursive: true });
  const html = `<html><body><main>${main}</main></body></html>`;
  await writeFile(join(folder, output, route, 'index.html'), html);
}
