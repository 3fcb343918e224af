import { hasMarkdown, renderMarkdown } from './markdown.ts';
import type { PageContext } from './page.ts';
import type { RichText } from './Rich.tsx';

/**
 * Markdown as an island can show it: plain text stays a string, anything else becomes HTML here,
 * since islands carry no Markdown parser. Server only.
 */
export function renderRichText(text: string, page: PageContext, block = false): RichText {
  if (!hasMarkdown(text)) return text;
  const html = renderMarkdown(text, page, !block);
  return { html, text: wordsIn(html) };
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<span class="visually-hidden">.*?<\/span>|<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
