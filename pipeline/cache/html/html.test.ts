import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../base/files/contentHash.ts';
import { HtmlWriter } from './HtmlWriter.ts';
import { readHtml, type StoredHtml, type StoredPage } from './StoredHtml.ts';
import { compactHtml, removeUnusedHtml } from './tidyHtml.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-html-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const style = Buffer.from(`<style>${'p{}'.repeat(50_000)}</style>`);
const read = (page: StoredPage) =>
  readHtml(folder, page)
    ?.join('')
    .replace(/<style>.*<\/style>/, '[style]');

function store(writer: HtmlWriter, ...texts: string[]): StoredPage {
  const parts = [Buffer.from(texts[0] ?? ''), style, Buffer.from(texts[1] ?? '')];
  const html = writer.add(parts) as StoredHtml;
  return { html, digest: contentHash(Buffer.concat(parts)) } as StoredPage;
}

test('documents are read as they were stored, and share a part', () => {
  const writer = new HtmlWriter(folder);
  const [one, two] = [store(writer, '<p>', 'one'), store(writer, '', 'two')];
  expect(read(one)).toBe('<p>[style]one');
  expect(read(two)).toBe('[style]two');
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a document that is damaged, cut off or missing is not read', () => {
  const page = store(new HtmlWriter(folder), '<p>', 'text');
  expect(read({ ...page, digest: contentHash('other') })).toBeUndefined();
  const path = join(folder, readdirSync(folder)[0] ?? '');
  truncateSync(path, 40);
  expect(read(page)).toBeUndefined();
  rmSync(path);
  expect(read(page)).toBeUndefined();
  expect(readHtml(folder, { digest: '' })).toBeUndefined();
});

test('a writer that cannot write stores nothing', () => {
  const path = join(folder, 'file');
  appendFileSync(path, '');
  const writer = new HtmlWriter(path);
  expect(writer.add([Buffer.from('x')])).toBeUndefined();
  rmSync(path);
  expect(writer.add([Buffer.from('x')])).toBeUndefined();
});

test('many segments become one, which has a shared part once', () => {
  const before = Array.from({ length: 30 }, (_, index) => {
    return store(new HtmlWriter(folder), '<p>', `page ${index}`);
  });
  const writer = new HtmlWriter(folder);
  before.push(store(writer, '', 'a'), store(writer, '', 'b'));
  const after = before.map((page) => ({ ...page }));
  compactHtml(folder, after);
  removeUnusedHtml(folder, after, before);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(after.map(read)).toEqual([
    ...Array.from({ length: 30 }, (_, index) => `<p>[style]page ${index}`),
    '[style]a',
    '[style]b',
  ]);
  expect(after.at(-1)?.html?.[1]).toBe(after.at(-2)?.html?.[1]);
});

test('a segment of which pages use little is replaced', () => {
  const writer = new HtmlWriter(folder);
  const pages = Array.from({ length: 4 }, (_, index) => store(writer, '', `${index}`.repeat(9e5)));
  const [first] = pages as [StoredPage];
  const kept = { ...first };
  compactHtml(folder, [kept]);
  removeUnusedHtml(folder, [kept], pages);
  expect(kept.html?.[0]).not.toBe(first.html?.[0]);
  expect(read(kept)).toBe(`[style]${'0'.repeat(9e5)}`);
  expect(read(first)).toBeUndefined();
});

test('a segment that another process may be writing stays', () => {
  const page = store(new HtmlWriter(folder), '', 'text');
  removeUnusedHtml(folder, [], []);
  expect(existsSync(join(folder, `${page.html?.[0]}.pack`))).toBe(true);
});
