import { expect, test } from 'vitest';
import { markLanguages } from './markLanguages.ts';

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
  expect(markLanguages(html, ['ar', 'en', 'ar'])).toBe(marked);
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
  expect(markLanguages(html, ['ar', 'en', 'ar'])).toBe(html);
});

test('names no language where the site has none that is written so', () => {
  expect(markLanguages('<p>1 Mill Street</p>', ['ar', 'ar'])).toBe(
    '<p><bdi dir="ltr">1 Mill Street</bdi></p>',
  );
});

test('marks texts without a translation, also in the same script', () => {
  const mark = (html: string, ...languages: string[]) =>
    markLanguages(html, languages, ['We **mend** lamps & [chairs](/chairs).', 'One\n\nTwo', '!']);
  const line = '<p>We <strong>mend</strong> lamps &amp; <a href="/chairs">chairs</a>.</p>';
  const marked = (open: string) => line.replace('<p>', `<p>${open}`).replace('</p>', '</bdi></p>');
  expect(mark(line, 'es', 'en')).toBe(marked('<bdi lang="en" dir="ltr">'));
  expect(mark(line, 'en', 'ar')).toBe(marked('<bdi lang="ar" dir="rtl">'));
  expect(mark('<h2>Two</h2><p>Dos</p><p>One more</p><p>!</p>', 'es', 'en')).toBe(
    '<h2><bdi lang="en" dir="ltr">Two</bdi></h2><p>Dos</p><p>One more</p><p>!</p>',
  );
  const island = '<div data-island="form"><label>Two</label></div>';
  expect(mark(island, 'es', 'en')).toBe(island);
});
