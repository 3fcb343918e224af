import { listTexts } from '../../../base/values/listTexts.ts';
import {
  createReporter,
  defineRules,
  examples,
  locateInSection,
  type Problem,
  type ResolvedPage,
  type RuleContext,
} from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { listHandwrittenData } from '../structuredData/listHandwrittenData.ts';

export const rules = defineRules('page', {
  'faq-differs': {
    code: 'BW123',
    severity: 'error',
    title: 'FAQ data differs from the page',
    why: 'Search engines ignore, and may penalise, questions that visitors cannot see.',
    help: 'Use the same words in both places, or let a section with questions generate the data.',
    ...examples`- type: hero
  headline: Hello
- type: cards
  items: [{ title: What is it?, text: A service. }]
- type: jsonld
  data:
    "@type": FAQPage
    mainEntity:
      - "@type": Question
        name: What is it?
        acceptedAnswer: { "@type": Answer, text: ${['Nobody knows', 'A service']}. }`,
  },
});

const report = createReporter<typeof rules>();

/** Reports questions and answers of a handwritten FAQPage that the page does not show. */
export function checkPage(page: ResolvedPage, context: RuleContext): Problem[] {
  return listHandwrittenData(page, context).flatMap(({ section, path, value }) =>
    checkFaq(value, path, section, page),
  );
}

function checkFaq(
  thing: Record<string, unknown>,
  path: YamlPath,
  section: ResolvedPage['sections'][number],
  page: ResolvedPage,
): Problem[] {
  if (thing['@type'] !== 'FAQPage' || !Array.isArray(thing.mainEntity)) return [];
  const others = page.sections.filter((other) => other !== section && other.isShown);
  const shown = toPlainText(listTexts(others.map(({ value }) => value)).join(' '));
  return thing.mainEntity.flatMap((entry, index): Problem[] => {
    const { name, acceptedAnswer } = (entry ?? {}) as Record<string, unknown>;
    const answer = (acceptedAnswer as Record<string, unknown> | undefined)?.text;
    const parts: [unknown, YamlPath, string][] = [
      [name, ['name'], 'question'],
      [answer, ['acceptedAnswer', 'text'], 'answer'],
    ];
    return parts.flatMap(([text, inner, what]) => {
      if (typeof text !== 'string' || shown.includes(toPlainText(text))) return [];
      return report('faq-differs', {
        message: `This ${what} is in the structured data, but the page does not show it.`,
        hint: 'use the same words in both places, or let the section generate the data',
        ...locateInSection(page, section, [...path, 'mainEntity', index, ...inner]),
      });
    });
  });
}

function toPlainText(text: string): string {
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
