import { plainWords } from '../../base/text/plainWords.ts';
import type { PageContext } from '../_shared/page/page.ts';
import { absoluteLinks } from '../_shared/text/absoluteLinks.ts';
import { renderMarkdown } from '../_shared/text/markdown.ts';
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
        name: plainWords(question),
        acceptedAnswer: { '@type': 'Answer', text: renderMarkdown(answer, links, false).trim() },
      })),
    },
  ];
}
