import type { PageContext } from '../page/page.ts';
import { hasMarkdown, renderMarkdown } from './markdown.ts';
import type { RichText } from './RichTextContent.tsx';
import { stripTags } from './stripTags.ts';

/**
 * Renders Markdown for an island, which has no Markdown parser. Plain text stays a string. `block`
 * allows paragraphs and lists. Server only.
 */
export function renderRichText(text: string, page: PageContext, block = false): RichText {
  if (!hasMarkdown(text, !block)) return text;
  const html = renderMarkdown(text, page, !block);
  return { html, text: stripTags(html).trim() };
}
