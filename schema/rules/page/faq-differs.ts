import { listTexts } from '../../../base/values/listTexts.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import type { ResolvedPage, ResolvedSection } from '../../reference/read/ResolvedPage.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { locateInSection } from '../locateInSection.ts';
import type { RuleContext } from '../RuleContext.ts';
import { checkJsonLd } from './structuredData/checkJsonLd.ts';

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

/** Reports handwritten structured data that is invalid or differs from what the page shows. */
export function checkPage(
  page: ResolvedPage,
  { sections, fieldIndex, now, resolve }: RuleContext,
): Problem[] {
  if (!page.isShown) return [];
  return page.sections.flatMap((section): Problem[] => {
    const schema = sections[section.value.type];
    if (!schema || !section.isShown) return [];
    return fieldIndex
      .collectObjects(schema, section.value, '@type')
      .filter(({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value))
      .flatMap(({ path, value }) => [
        ...checkJsonLd([value], { now, timeZone: resolve.timeZone })
          // The schema already reports a missing `@type` of the object as a missing key.
          .filter((one) => one.rule !== 'jsonld-without-type')
          .map(({ path: [, ...inner], part, replacement, ...text }) => {
            const place = locateInSection(page, section, [...path, ...inner], part);
            const { at } = place;
            return {
              ...text,
              ...place,
              ...(replacement &&
                typeof at.part !== 'object' && { fix: [{ at, text: replacement }] }),
            };
          }),
        ...checkFaq(value as Record<string, unknown>, path, section, page),
      ]);
  });
}

/** Reports questions and answers of a handwritten FAQPage that the page does not show. */
function checkFaq(
  thing: Record<string, unknown>,
  path: YamlPath,
  section: ResolvedSection,
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
