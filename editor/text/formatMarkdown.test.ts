import { expect, test } from 'vitest';
import {
  findLink,
  formatMarkdown,
  type MarkdownFormat,
  type SelectedText,
} from './formatMarkdown.ts';

/** Reads a text whose selection is between bars. */
function read(marked: string): SelectedText {
  const from = marked.indexOf('|');
  return { text: marked.replaceAll('|', ''), from, to: marked.lastIndexOf('|') - 1 };
}

function show({ text, from, to }: SelectedText): string {
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

const cases: [string, MarkdownFormat['kind'] | { to: string }, string][] = [
  ['a |good| day', 'bold', 'a **|good|** day'],
  ['a **|good|** day', 'bold', 'a |good| day'],
  ['a |**good**| day', 'bold', 'a |good| day'],
  ['a |good |day', 'bold', 'a **|good|** day'],
  ['a go||od day', 'emphasis', 'a *|good|* day'],
  ['a *|good|* day', 'emphasis', 'a |good| day'],
  ['a **|good|** day', 'emphasis', 'a ***|good|*** day'],
  ['a ***|good|*** day', 'emphasis', 'a **|good|** day'],
  ['|one\n\n- two|', 'bold', '|**one**\n\n- **two**|'],
  ['our |prices|', { to: '/pricing' }, 'our [|prices|](/pricing)'],
  ['our [|prices|](/pricing)', { to: '/plans' }, 'our [|prices|](/plans)'],
  ['our [pri||ces](/pricing)', { to: '' }, 'our |prices|'],
  ['one\n|two\nthree|', 'list', 'one\n- |two\n- three|'],
  ['one\n- |two\n- three|', 'list', 'one\n|two\nthree|'],
  ['|Title|\n\ntext', 'heading', '## |Title|\n\ntext'],
  ['## |Title|', 'heading', '### |Title|'],
  ['### |Title|', 'heading', '|Title|'],
];

test.each(cases)('%j, %j: %j', (before, kind, after) => {
  const format = typeof kind === 'string' ? { kind } : { kind: 'link', ...kind };
  expect(show(formatMarkdown(read(before), format as MarkdownFormat))).toBe(after);
});

test('finds the link around the selection', () => {
  expect(findLink(read('our [pri||ces](/pricing)'))).toBe('/pricing');
  expect(findLink(read('o||ur [prices](/pricing)'))).toBeUndefined();
});

test.each([
  ['', ':::quote\nx\n:::', '|:::quote\nx\n:::|'],
  ['one\n\ntw||o\nthree', '::form', 'one\n\ntwo\n\n|::form|\n\nthree'],
  ['one||\n\n\n  - two', '::form', 'one\n\n|::form|\n\n  - two'],
])('inserts lines of their own: %j', (before, text, after) => {
  const {
    from,
    to,
    text: result,
  } = formatMarkdown(before ? read(before) : { text: '', from: 0, to: 0 }, {
    kind: 'insert',
    text,
  });
  expect(show({ text: result, from, to })).toBe(after);
});
