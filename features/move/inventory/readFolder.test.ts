import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { readFolder } from './readFolder.ts';

async function read(files: Record<string, string>, origin?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) await writeWhole(join(folder, path), text);
  return readFolder(folder, origin);
}

const page = (body: string) => `<!doctype html><title>A page</title><body>${body}</body>`;

test('files and pictures that pages name and the folder lacks are left out, and listed', async () => {
  const { pages, leftOut } = await read(
    {
      'index.html': page(
        `<a href="/list.pdf">List</a> <a href="gone.pdf">Gone</a> <a href="/Gr%C3%B6%C3%9Fe.zip?v=1">Sizes</a>
        <a href="https://www.example.com/gone.pdf#page=2">Gone again</a> <a href="https://other.example/far.pdf">Far</a>
        <img src="/lamp.png" alt=""><img src="lost.png" alt=""><img src="https://cdn.example/far.png" alt="">`,
      ),
      'list.pdf': 'x',
      'Größe.zip': 'x',
      'lamp.png': 'x',
    },
    'https://www.example.com',
  );
  expect(pages[0]?.files).toEqual(['/list.pdf', '/Gr%C3%B6%C3%9Fe.zip?v=1']);
  expect(pages[0]?.pictures).toEqual(['/lamp.png', 'https://cdn.example/far.png']);
  expect(leftOut).toEqual([
    '2 addresses, because pages name them and the folder lacks them: /gone.pdf, /lost.png',
  ]);
});

test('files are found if the site is published below a folder', async () => {
  const canonical = '<link rel="canonical" href="https://www.example.com/blog/">';
  const { pages, leftOut } = await read({
    'index.html': page(
      `${canonical}<a href="/blog/list.pdf">List</a> <a href="/blog/no.pdf">No</a>`,
    ),
    'list.pdf': 'x',
  });
  expect(pages[0]?.files).toEqual(['/blog/list.pdf']);
  expect(leftOut).toHaveLength(1);
});

test('pages for addresses that do not exist are no pages, in any language', async () => {
  const { pages } = await read({
    'index.html': page('Home'),
    '404.html': page('Lost'),
    'de/index.html': page('Start'),
    'de/404.html': page('Verloren'),
    'pt-br/404/index.html': page('Perdido'),
    'templates/404.html': page('How to write one'),
  });
  expect(pages.map(({ address }) => address)).toEqual(['/de/', '/', '/templates/404.html']);
});
