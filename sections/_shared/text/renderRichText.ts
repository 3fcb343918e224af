import type { PageContext } from '../page/page.ts';
import { hasMarkdown, renderMarkdown } from './markdown.ts';
import type { RichText } from './RichTextContent.tsx';

/**
 * Renders Markdown for an island, which has no Markdown parser. Plain text stays a string. `block`
 * allows paragraphs and lists. Server only.
 */
export function renderRichText(text: string, page: PageContext, block = false): RichText {
  if (!hasMarkdown(text)) return text;
  const html = renderMarkdown(text, page, !block);
  return { html, text: stripTags(html) };
}

function stripTags(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>|<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
