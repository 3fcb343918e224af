import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportedSite } from '../../features/move/import/model/ImportedSite.ts';
import { reader } from '../../features/move/import/wxr/reader.ts';
import { readWxr } from '../../features/move/import/wxr/readWxr.ts';
import { parseArticle } from '../../schema/vocabulary.ts';
import { type SampleExport, writeSampleExport } from './folders/writeSampleExport.ts';

let folder: string;
let sample: SampleExport;
let site: ImportedSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wxr-'));
  sample = writeSampleExport(folder);
  site = await readWxr(folder, () => {});
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the words that a text shows. */
function readWords(markdown: string): string {
  const words = parseArticle(markdown)
    .tokens.map(({ children, content, type }) => {
      if (type === 'section') return content;
      return children
        ? children.map((one) => `${one.content} ${one.attrGet('title') ?? ''}`).join('')
        : content;
    })
    .join(' ');
  return words.replaceAll(/\s+/g, '');
}

test('loses no address and no sentence', () => {
  expect(reader.recognize({ kind: 'folder', location: folder, root: folder, values: {} })).toBe(1);
  const byAddress = new Map(site.articles.map((article) => [article.address, article]));
  expect(sample.addresses.filter((address) => !byAddress.has(address))).toEqual([]);
  expect(site.articles).toHaveLength(sample.addresses.length);
  const lost = sample.sentences.filter(({ address, sentence }) => {
    const article = byAddress.get(address);
    const shown = readWords(
      `${article?.body}\n\n${article?.description}\n\n${article?.columns?.excerpt ?? ''}`,
    );
    const words = readPlain(sentence);
    return !shown.includes(words);
  });
  expect(lost).toEqual([]);
});

function readPlain(sentence: string): string {
  return sentence
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#8212;', '—')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, '');
}

test('keeps what WordPress knows of an article', () => {
  const [first, , , fourth] = site.articles;
  expect(first).toMatchObject({
    collection: 'posts',
    oldAddresses: ['/?p=1'],
    title: 'Article 1 – 100 % *true*',
    date: '2019-02-02T10:30:00+02:00',
    tags: ['C++', '日本'],
    categories: ['News & <Views> 1'],
    authors: ['Ada Löve'],
    image: {
      src: 'https://old.example.com/wp-content/uploads/2019/03/photo-2.png',
      alt: 'What photo 2 shows',
    },
    feedId: 'https://old.example.com/?p=1',
  });
  expect(fourth?.description).toBe('A summary in article 4.');
  expect(fourth?.body).toMatch(
    /^:::gallery\n!\[What photo 1 shows\]\(\S+ "Caption of photo 1"\)\n/,
  );
  expect(site.articles.find(({ title }) => title.startsWith('Tom'))?.title).toBe(
    'Tom & “Jerry” 10',
  );
  expect(site.articles.filter(({ isDraft }) => isDraft)).toHaveLength(16);
  expect(site.articles.find(({ columns }) => columns?.sticky)?.oldAddresses).toEqual(['/?p=7']);
  expect(site.articles.find(({ address }) => address === '/about/page-3/')?.date).toBeUndefined();
  expect(site.articles.at(-1)).toMatchObject({
    collection: 'portfolio',
    address: '/portfolio/house-1/',
  });
});

test('says what does not come along, at its line', () => {
  const kinds = new Map(site.notes.map((note) => [note.what, note]));
  expect([...kinds.keys()].sort()).toEqual([
    'a block `latest-posts`, which WordPress fills when a page is shown',
    'a form',
    'a link to a place that is not in the text',
    'a picture of a gallery that is not in the export',
    'a script',
    'a shortcode `[contact-form-7]`',
    'a shortcode `[vc_column]`',
    'a shortcode `[vc_row]`',
    'an article on several pages',
    'an article that is not published (draft)',
    'an article that is not published (private)',
    'an article that is twice in the export',
    'comments',
    'items of the type `revision`',
    'items of the type `trash`',
    'pages of files without an article',
    'the link of a picture',
    'the mark of a teaser',
    'the menu Main',
  ]);
  expect(kinds.get('comments')?.piece).toBe('26 below 26 articles');
  expect(kinds.get('the menu Main')?.piece).toBe('Home (/)');
  const script = site.notes.find(({ what }) => what === 'a script');
  expect(script).toMatchObject({
    file: 'example.wordpress.2019-12-01.xml',
    piece: '/2019/05/05/c-plus-plus/: <script>',
  });
  const lines = readFileSync(sample.files[0] ?? '', 'utf8').split('\n');
  expect(lines[(script?.line ?? 0) - 1]).toBe('<item>');
  expect(lines[script?.line ?? 0]).toContain('Article 4 ');
});

test('finds uploads beside the file, also for copies of another size, and none outside', async () => {
  const path = '/wp-content/uploads/2019/03/photo-2';
  expect(await site.findFile(`${path}.png`)).toMatchObject({
    content: join(folder, `${path}.png`),
  });
  expect(await site.findFile(`${path}-90x60.png`)).toMatchObject({
    content: join(folder, `${path}.png`),
  });
  expect(await site.findFile('/wp-content/uploads/2019/05/photo-13.png')).toHaveProperty('reason');
  expect(await site.findFile(`/wp-content/uploads/../../../${basename(folder)}/x`)).toBeUndefined();
  expect(await site.findFile('/wp-content/../../etc/hostname')).toBeUndefined();
});

test('finds uploads in the folder that the author names', async () => {
  const elsewhere = join(folder, 'wp-content', 'uploads');
  const path = join(folder, 'export.txt');
  writeFileSync(path, wrap(item('a')));
  const { findFile } = await reader.read(
    { kind: 'file', location: path, media: elsewhere, root: folder, values: {} },
    () => {},
  );
  const found = await findFile('/blog/wp-content/uploads/2019/03/photo-2.png');
  expect(found).toHaveProperty('content', join(elsewhere, '2019/03/photo-2.png'));
});

/** Reads an export with one article. */
async function readText(xml: string | Buffer): Promise<ImportedSite> {
  const path = join(folder, 'single.txt');
  writeFileSync(path, xml);
  return await readWxr(path, () => {});
}

const wrap = (item: string, encoding = 'UTF-8') =>
  `<?xml version="1.0" encoding="${encoding}"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://a.example</link>${item}</channel></rss>`;
const item = (content: string) =>
  `<item><title>Größe</title><link>https://a.example/a/</link><content:encoded>${content}</content:encoded><wp:post_id>1</wp:post_id><wp:status>publish</wp:status></item>`;

test.each([
  '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>',
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>',
])('refuses entities: %s', async (declaration) => {
  await expect(readText(declaration + wrap(item('&x;&lol2;')))).rejects.toThrow('defines entities');
});

test('reads other encodings, and what is not well formed', async () => {
  const latin = await readText(Buffer.from(wrap(item('für'), 'ISO-8859-1'), 'latin1'));
  expect(latin.articles[0]).toMatchObject({ title: 'Größe', body: 'für' });
  const utf16 = await readText(Buffer.from(`\ufeff${wrap(item('für'), 'UTF-16')}`, 'utf16le'));
  expect(utf16.articles[0]?.body).toBe('für');
  const odd = await readText(wrap(item('a \u0001\u0008b & c &unknown; d')));
  expect(odd.articles[0]?.body).toContain('a b & c');
  const cut = await readText(
    wrap(`${item('a')}<item><title>B</title><content:encoded><![CDATA[b`).slice(0, -30),
  );
  expect(cut.articles).toHaveLength(2);
  expect(cut.notes.map(({ what }) => what)).toContain('an export that ends in the middle');
  await expect(readText('')).rejects.toThrow('contains no article');
  await expect(readText('no XML')).rejects.toThrow('contains no article');
});
