// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPasted } from './readPasted.ts';

/** Pastes at the bar, or in place of what is between two bars. */
function paste(field: string, plain: string, { html = '', format = 'article' } = {}): string {
  const from = field.indexOf('|');
  const to = field.lastIndexOf('|') - (field.split('|').length > 2 ? 1 : 0);
  const text = field.replaceAll('|', '');
  const clipboard = { getData: (type: string) => (type === 'text/html' ? html : plain) };
  return text.slice(0, from) + readPasted(clipboard, format, { text, from, to }) + text.slice(to);
}

test.each([
  ['We store it.|', '## Who we are', 'We store it.\n\n## Who we are'],
  ['We store it.|', '- one\n- two', 'We store it.\n\n- one\n- two'],
  ['We store it.|', '| a | b |\n| --- | --- |', 'We store it.\n\n| a | b |\n| --- | --- |'],
  ['We store it.\n|', '## Who', 'We store it.\n\n## Who'],
  ['We store it.\n\n|', '## Who', 'We store it.\n\n## Who'],
  ['|We store it.', '## Who', '## Who\n\nWe store it.'],
  ['We | it.', 'store and sell', 'We store and sell it.'],
  ['We | it.', 'one\n\ntwo', 'We one\n\ntwo it.'],
  ['- |', '- one\n- two', '- one\n- two'],
  ['- none|', '- one\n- two', '- none\n- one\n- two'],
  ['- none\n|', '- one', '- none\n- one'],
  ['## |', '## Who', '## Who'],
  ['|all of it|', '## Who', '## Who'],
  ['a |', '\u0007b\u200bc\u2028d\ufeff\ud800', 'a bc\nd'],
])('%j, %j: %j', (field, pasted, expected) => {
  expect(paste(field, pasted)).toBe(expected);
});

test('keeps a line a line, and plain texts without marks', () => {
  const html = '<b>Two</b><p>lines</p>';
  expect(paste('a |', 'Two\nlines', { html, format: 'line' })).toBe('a **Two** lines');
  expect(paste('a |', 'Two\r\nlines', { html, format: 'plain' })).toBe('a Two lines');
});

test('keeps the characters that scripts need', () => {
  const joined = '👩‍🚀 می‌خواهم ไทย\u200bไทย ש\u200fa';
  expect(paste('|', joined)).toBe(joined);
});

test('takes Markdown from a code editor as it is, and a text whose HTML has none', () => {
  const html = `<div style="font-family: 'Fira Code', monospace;font-size: 14px;white-space: pre;"><div><span>**a**</span></div></div>`;
  expect(paste('|', '**a**', { html })).toBe('**a**');
  expect(paste('|', 'a', { html: '<img src="a.png">' })).toBe('a');
});
