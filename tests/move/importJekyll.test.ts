import { expect, test } from 'vitest';
import { importFiles } from './importFiles.ts';

test('posts have the permalink of their collection', async () => {
  const { texts } = await importFiles({
    '_config.yml':
      'permalink: pretty\ncollections:\n  posts: { permalink: "/news/:year/:month/:title/" }\n',
    '_posts/2024-05-01-tea.md': '---\ntitle: Tea\ncategory: drinks\n---\nGreen.\n',
    '_posts/2024-05-02-jam.md':
      '---\ntitle: Jam\n---\nRed, like [tea]({% post_url 2024-05-01-tea %}).\n',
  });
  expect(texts).toEqual({
    '/news/2024/05/tea': 'Green.',
    '/news/2024/05/jam': 'Red, like [tea](/news/2024/05/tea).',
  });
});

test('links lead to headings that begin with a number', async () => {
  const { texts, printed } = await importFiles({
    '_config.yml': 'permalink: pretty\n',
    'history.md':
      '---\ntitle: History\n---\n## 1.0.2 / 2013-05-12\n{: #v1-0-2}\n\nNew.\n\n## 1. No magic\n\nOld.\n',
    'about.md':
      '---\ntitle: About\n---\n[One](/history/#v1-0-2), [two](/history/#1-no-magic), [three](/history/#no-magic).\n',
  });
  expect(texts['/about']).toBe(
    '[One](/history#s-1-0-2-2013-05-12), [two](/history#s-1-no-magic), [three](/history#s-1-no-magic).',
  );
  expect(printed).not.toContain('An anchor');
});

test('paragraphs with the class of a callout', async () => {
  const { texts } = await importFiles({
    '_config.yml': 'permalink: pretty\n',
    'a.md':
      '---\ntitle: A\n---\n{: .note .info}\nOne\nline.\n\nTwo.\n{: .notice--warning}\n\n{: .tip-title }\n> The title\n>\n> Three.\n\n## Four\n{: .note}\n\nFive.\n{: .small}\n\n{: .red}\nSix.\n',
  });
  expect(texts['/a']).toBe(
    ':::callout{kind="note"}\nOne\nline.\n:::\n\n:::callout{kind="warning"}\nTwo.\n:::\n\n:::callout[The title]{kind="tip"}\nThree.\n:::\n\n## Four\n\nFive.\n\nSix.',
  );
});
