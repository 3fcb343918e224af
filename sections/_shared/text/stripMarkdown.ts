import type { PageContext } from '../page/page.ts';
import { absoluteLinks } from './absoluteLinks.ts';
import { renderMarkdown } from './markdown.ts';
import { stripTags } from './stripTags.ts';

/** Returns a line of Markdown without its marks, for search engines, which read names as text. */
export function stripMarkdown(markdown: string, page: PageContext): string {
  return stripTags(renderMarkdown(markdown, absoluteLinks(page), true));
}
