import { absoluteLinks } from '../_shared/absoluteLinks.ts';
import { renderMarkdown } from '../_shared/markdown.ts';
import type { PageContext } from '../_shared/page.ts';
import type { Faq } from './schema.ts';

/** Returns the questions as a schema.org FAQPage, unless the section opts out. */
export default function faqData(section: Faq, page: PageContext): object[] {
  if (section.structuredData === false) return [];
  const links = absoluteLinks(page);
  return [
    {
      '@type': 'FAQPage',
      mainEntity: section.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: plainText(renderMarkdown(question, links, true)),
        acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer, links, false).trim() },
      })),
    },
  ];
}

/** Strips HTML from a question, because search engines read its name as text. */
function plainText(html: string): string {
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&amp;': '&',
  };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
}
