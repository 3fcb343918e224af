import type { PageContext } from '../page/page.ts';
import { hasMarkdown, renderMarkdown } from './markdown.ts';
import type { RichText } from './RichTextContent.tsx';

/**
 * Renders Markdown for an island, which has no Markdown parser. Plain text stays a string. `block`
 * allows paragraphs and lists. Server only.
 */
export function renderRichText(text: string, page: PageContext, block = false): RichText {
  if (!hasMarkdown(text, !block)) return text;
  const html = renderMarkdown(text, page, !block);
  return { html, text: stripTags(html).trim() };
}

/** Returns the text of HTML that the Markdown parser wrote, without the notices for screen readers. */
export function stripTags(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>|<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
