import { expect, test } from 'vitest';
import { importFiles } from './importFiles.ts';

const text = (title: string, words: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2024-05-01\n${more}---\n\n${words}\n`;

test('links with a definition that leads nowhere are words', async () => {
  const { texts, printed } = await importFiles({
    '_config.yml': 'permalink: pretty\n',
    'a.md': text(
      'A',
      'See [the list][one], [two], [Two][], ![three][] and [four](/b/).\n\n`[two]`\n\n[one]: /gone/ "Gone"\n[two]: <>\n[three]:\n[four]: /b/',
    ),
    'b.md': text('B', 'Here.'),
  });
  expect(texts['/a']).toBe(
    'See the list, two, Two, three and [four](/b).\n\n`[two]`\n\n[four]: /b',
  );
  expect(printed).toContain(
    'A link to a page or file that does not exist: its words were kept (1)',
  );
});

test('links in directives keep their labels, and the first definition of a label counts', async () => {
  const { texts } = await importFiles({
    'astro.config.mjs': '',
    'src/content/posts/a.md': text(
      'A',
      ':::note\nSee [one][], [two][one] and `[one]`.\n:::\n\nSee [one] and [three].\n\n[one]: /posts/b "B"\n[one]: /c\n[three]: /gone',
    ),
    'src/content/posts/b.md': text('B', 'Here.'),
  });
  expect(texts['/posts/a']).toBe(
    ':::callout{kind="note"}\nSee [one][], [two][one] and `[one]`.\n:::\n\nSee [one] and three.\n\n[one]: /posts/b "B"',
  );
});

test('words behind brackets with a colon are no definition', async () => {
  const { texts } = await importFiles({
    '_config.yml': 'permalink: pretty\n',
    'a.md': text('A', '[Ada]: How are you?\n\n[Bob]: I am fine.'),
  });
  expect(texts['/a']).toBe('[Ada]: How are you?\n\n[Bob]: I am fine.');
});

test('directives of plug-ins are noted, and their words kept', async () => {
  const { texts, printed } = await importFiles({
    'astro.config.mjs': '',
    'src/content/posts/a.md': text(
      'A',
      '::github{repo="a/b"}\n\n:::card[The title]{.wide}\nThe words.\n\n```js\n:::card\n```\n\n:::note\nInside.\n:::\n:::\n\n:::details More\nThe rest.\n:::\n\n::: tip\nA tip.\n:::\n\nAfter.',
    ),
  });
  expect(texts['/posts/a']).toBe(
    '**The title**\n\nThe words.\n\n```js\n:::card\n```\n\n:::callout{kind="note"}\nInside.\n:::\n\n**More**\n\nThe rest.\n\n:::callout{kind="tip"}\nA tip.\n:::\n\nAfter.',
  );
  expect(printed).toContain('The directive github: left out (1)\n  src/content/posts/a.md:6');
  expect(printed).toContain('The directive card: its words were kept (1)');
});

test('callouts without words are left out', async () => {
  const { texts } = await importFiles({
    'hugo.toml': '',
    'content/posts/a.md': text(
      'A',
      '> [!note]\n> {{< unknown >}}\n\n:::warning\n![](gone.png)\n:::\n\nAfter.',
    ),
  });
  expect(texts['/posts/a']).toBe('After.');
});

test('an old address that hosts answer themselves is noted, and no error', async () => {
  const { texts, written, printed } = await importFiles({
    'hugo.toml': '',
    'content/functions/add.md': text('Add', 'It adds.', 'aliases: [/functions/plus/, /plus/]\n'),
  });
  expect(texts['/page/functions/add']).toBe('It adds.');
  expect(written['data/functions/add.md']).toContain('oldAddresses:\n  - /plus/\n');
  expect(printed).toContain(
    'An old address that cannot lead to a page here: left out; the text is at /page/functions/add (2)',
  );
});
