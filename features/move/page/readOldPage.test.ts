import { expect, test } from 'vitest';
import { decodePage } from './decodePage.ts';
import { readOldPage } from './readOldPage.ts';
import { createAddressResolver } from './resolveAddress.ts';

const resolve = createAddressResolver('https://old.example/blog/post.html', 'https://old.example');

function read(body: string, head = '') {
  return readOldPage(`<html lang="de"><head>${head}</head><body>${body}</body></html>`, resolve);
}

test('head: title, description, canonical address, language, feeds', () => {
  const head = `<title> A &amp; B
    | Shop</title><meta name="Description" content="Short  text"><link rel="canonical" href="/blog/">
    <meta name="robots" content="NOINDEX, follow">
    <link rel="alternate" type="application/rss+xml" href="/feed.xml">`;
  expect(read('<svg><title>Icon</title></svg>', head)).toMatchObject({
    title: 'A & B | Shop',
    description: 'Short text',
    canonical: '/blog/',
    language: 'de',
    noindex: true,
    feeds: ['/feed.xml'],
  });
});

test('sentences: across inline elements, but not across paragraphs and links of a navigation', () => {
  const body = `<nav><a href="/">Home</a> <a href="/a">About</a></nav>
    <p>We <b>bend</b> the&nbsp;steel. Then we paint it<br>twice!</p><script>var x = "No text.";</script>
    <ul><li>One lamp<li>Two lamps</ul><select><option>Albania</option></select>`;
  expect(read(body).sentences).toEqual([
    'Home',
    'About',
    'We bend the steel.',
    'Then we paint it twice!',
    'One lamp',
    'Two lamps',
  ]);
});

test('headings, pictures, files, links', () => {
  const body = `<h1>Hello <em>you</em></h1><h3> </h3>
    <img data-src="/i/a.jpg" src="data:image/gif;base64,R0lG"><noscript><img src="/i/a.jpg"></noscript>
    <img srcset="/i/b-300.png 300w, /i/b-900.png 900w"><div style="background: url('/i/c.webp')"></div>
    <a href="list.pdf">List</a><a href="../about/index.html?utm_source=x#team">About</a>
    <a href="https://other.example/x">Other</a><a href="mailto:a@b.example">Mail</a>`;
  expect(read(body)).toMatchObject({
    headings: ['# Hello you'],
    pictures: ['/i/a.jpg', '/i/b-900.png', '/i/c.webp'],
    files: ['/blog/list.pdf'],
    links: ['/about/'],
  });
});

test('forms by their fields, structured data by its types', () => {
  const body = `<form><input name="email"><input type="hidden" name="token"><textarea name="text"></textarea></form>
    <form role="search"><input name="term"></form><form><input name="q"></form>
    <script type="application/ld+json">{"@graph": [{"@type": ["Product", "Thing"]}, {"@type": "FAQPage"}]}</script>
    <script type="application/ld+json">{ broken</script>
    <div itemscope itemtype="https://schema.org/Recipe"><span itemprop="author" itemscope itemtype="https://schema.org/Person"></span></div>`;
  expect(read(body)).toMatchObject({
    forms: ['email, text', 'search', 'search'],
    structuredData: ['FAQPage', 'Product', 'Recipe', 'Thing'],
  });
});

test('markup that is not closed, and a base address', () => {
  const page = read('<p>One<p>Two <b>three<div>Four', '<base href="/sub/">');
  expect(page.sentences).toEqual(['One', 'Two three', 'Four']);
  expect(read('<a href="x">X</a>', '<base href="/sub/">').links).toEqual(['/sub/x']);
});

test('character sets: header, meta tag, byte order mark, windows-1252 without any', () => {
  const latin = Buffer.from('<p>caf\xe9 \x93ol\xe9\x94</p>', 'latin1');
  expect(decodePage(latin)).toContain('café “olé”');
  expect(decodePage(latin, 'text/html; charset=ISO-8859-1')).toContain('café');
  const cyrillic = Buffer.concat([
    Buffer.from('<meta charset="windows-1251"><p>'),
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
  ]);
  expect(decodePage(cyrillic)).toContain('Привет');
  expect(decodePage(Buffer.from('\ufeff<p>é</p>', 'utf16le'))).toContain('é');
  expect(decodePage(Buffer.from('<p>é</p>'), 'text/html; charset=nonsense')).toContain('é');
});
