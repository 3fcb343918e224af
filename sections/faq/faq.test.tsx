import { expect, test } from 'vitest';
import { renderSection, renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import type { Faq } from './schema.ts';

test('all questions share a group, so that the browser opens one at a time', () => {
  const html = renderSection(sectionExample<Faq>('faq'));
  expect(html.match(/<details/g)).toHaveLength(4);
  expect(new Set(html.match(/ name="[^"]*"/g))).toEqual(new Set([' name="questions"']));
  expect(html).not.toContain(' open');
});

test('a list without an id gets a group of its own', () => {
  const { id: _, ...section } = sectionExample<Faq>('faq');
  expect(renderSection(section)).toContain('name="Do I need a referral?"');
});

test('the questions are an FAQPage with answers as HTML and full addresses', () => {
  const [data] = renderStructuredData(
    sectionExample<Faq>('faq', {
      items: [
        {
          question: 'Salt & *pepper*?',
          answer: 'See [plans](/pricing) or [here](#more).\n\n- one',
        },
      ],
    }),
  );
  expect(data).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Salt & pepper?',
        acceptedAnswer: {
          '@type': 'Answer',
          text: [
            '<p>See <a href="https://www.example.com/pricing">plans</a> or ',
            '<a href="https://www.example.com/pricing#more">here</a>.</p>\n<ul>\n<li>one</li>\n</ul>',
          ].join(''),
        },
      },
    ],
  });
});

test('structuredData: false omits the data', () => {
  expect(renderStructuredData(sectionExample<Faq>('faq', { structuredData: false }))).toEqual([]);
});
