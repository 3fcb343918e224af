import { expect, test } from 'vitest';
import { markDirections } from './markDirections.ts';

const open = '<bdi lang="en" dir="ltr">';

test.each([
  ['an address', '<p>1 Mill Street</p>', `<p>${open}1 Mill Street</bdi></p>`],
  [
    'a sentence with elements',
    '<p><strong>24 December</strong> until noon. <a href="/x">25 and 26</a> December</p>',
    `<p>${open}<strong>24 December</strong> until noon. <a href="/x">25 and 26</a> December</bdi></p>`,
  ],
  [
    'a text in one element',
    '<h1 class="T"> <span>9:00 to 18:00</span> </h1>',
    `<h1 class="T"> <span>${open}9:00 to 18:00</bdi></span> </h1>`,
  ],
  [
    'a button with an icon',
    '<a href="/"><span>Book now</span><svg viewBox="0 0 1 1"><title>Go on</title></svg></a>',
    `<a href="/"><span>${open}Book now</bdi></span><svg viewBox="0 0 1 1"><title>Go on</title></svg></a>`,
  ],
  [
    'a part of a sentence that is an element',
    '<p>زرنا في <a href="/x">1 Mill Street</a></p>',
    `<p>زرنا في <a href="/x">${open}1 Mill Street</bdi></a></p>`,
  ],
  ['letters by number', '<li>Fish &amp; chips</li>', `<li>${open}Fish &amp; chips</bdi></li>`],
])('marks %s', (_, html, marked) => {
  expect(markDirections(html, ['en', 'ar'])).toBe(marked);
});

test.each([
  ['text of the page', '<p>كل صفحة تبدأ بسطر</p>'],
  ['a sentence with a foreign name', '<p>Blockwright هو مولد</p>'],
  ['numbers', '<p>24. 12. – 25</p>'],
  ['code and fields', '<pre><code>const a = 1</code></pre><textarea>Hello you</textarea>'],
  ['what has a direction', '<bdi dir="ltr">Hello you</bdi><span dir="ltr">a b</span>'],
  ['what has a language', '<a lang="de" href="/">Deutsch und mehr</a>'],
  ['islands', '<div data-island="form"><label>Your name<input value="a > b"></label></div>'],
  [
    'scripts, styles and comments',
    '<script>if (a < b) c</script><style>p > a {}</style><!-- Hello you -->',
  ],
])('leaves %s', (_, html) => {
  expect(markDirections(html, ['en', 'ar'])).toBe(html);
});

test('names no language where the site has none that is written so', () => {
  expect(markDirections('<p>1 Mill Street</p>', ['ar'])).toBe(
    '<p><bdi dir="ltr">1 Mill Street</bdi></p>',
  );
});
