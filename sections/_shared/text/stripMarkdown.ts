import type { PageContext } from '../page/page.ts';
import { absoluteLinks } from './absoluteLinks.ts';
import { renderMarkdown } from './markdown.ts';

/** Returns a line of Markdown without its marks, for search engines, which read names as text. */
export function stripMarkdown(markdown: string, page: PageContext): string {
  return renderMarkdown(markdown, absoluteLinks(page), true)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};
