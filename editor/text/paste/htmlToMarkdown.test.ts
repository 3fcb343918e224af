// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { clipboards } from './clipboards.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';

test.each(clipboards)('$name', ({ html, article, markdown, line }) => {
  expect(htmlToMarkdown(html, 'article')).toBe(article);
  if (markdown ?? line) expect(htmlToMarkdown(html, 'markdown')).toBe(markdown ?? article);
  if (line !== undefined) expect(htmlToMarkdown(html, 'line')).toBe(line);
});
