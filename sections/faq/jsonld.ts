import { absoluteLinks } from '../_shared/absoluteLinks.ts';
import { renderMarkdown } from '../_shared/markdown.ts';
import type { PageContext } from '../_shared/page.ts';
import type { Faq } from './schema.ts';

/** The questions as a schema.org FAQPage, unless the section opts out. */
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

/** Search engines read the name of a question as text, not as HTML. */
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
