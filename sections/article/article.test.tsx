import { expect, test } from 'vitest';
import { checkJsonLd } from '../../features/checks/structuredData/checkJsonLd.ts';
import { renderPage } from '../../renderer/page/renderPage.tsx';
import { withSiteDefaults } from '../../schema/vocabulary/site/site.ts';
import { renderSection, renderStructuredData, sectionExample } from '../../tests/renderSection.tsx';
import { samplePage, sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import type { Article } from './schema.ts';

const image = { src: '/images/pasta.jpg', alt: 'Pasta' };

test('the structured data has the headline, dates, authors and picture, and passes the checks', () => {
  const section = sectionExample<Article>('article', { title: 'Pasta, *counted*', image });
  const data = renderStructuredData(section);
  expect(data).toEqual([
    {
      '@type': 'Article',
      headline: 'Pasta, counted',
      description: expect.stringContaining('whole sum'),
      datePublished: '2026-05-04',
      dateModified: '2026-06-12',
      author: [
        {
          '@type': 'Person',
          name: 'Ines Prado',
          jobTitle: 'Baker',
          url: 'https://www.example.org/ines',
        },
        { '@type': 'Organization', name: 'Guild of the town’s bakers' },
      ],
      publisher: { '@id': 'https://www.example.com/#organization' },
      image: 'https://www.example.com/images/pasta.jpg',
      keywords: ['Prices', 'Bread'],
      inLanguage: 'en-US',
      mainEntityOfPage: 'https://www.example.com/pricing',
    },
  ]);
  expect(checkJsonLd(data)).toEqual([]);
});

test('an article without authors is by the organization, and authors may be organizations', () => {
  const { authors: _, ...section } = sectionExample<Article>('article');
  const organization = { '@type': 'Organization', '@id': expect.any(String), name: 'Sample' };
  expect(renderStructuredData(section)[0]?.author).toEqual([organization]);
  const [data] = renderStructuredData({
    ...section,
    authors: [{ name: 'The guild', organization: true }],
  });
  expect(data?.author).toEqual([{ '@type': 'Organization', name: 'The guild' }]);
});

test('the checks report an article without a headline or with a wrong date', () => {
  const problems = checkJsonLd([{ '@type': 'BlogPosting', datePublished: 'May 4' }]);
  expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
    ['jsonld-missing-required', expect.stringContaining('`headline`')],
    ['jsonld-wrong-value', expect.stringContaining('`datePublished`')],
  ]);
});

test('structuredData: false omits the data', () => {
  const section = sectionExample<Article>('article', { structuredData: false });
  expect(renderStructuredData(section)).toEqual([]);
});

test('shows dates and reading time in the language of the site', () => {
  const site = withSiteDefaults({
    name: 'A',
    description: 'B',
    url: 'https://a.example',
    locale: 'de-DE',
  });
  const html = renderSection(sectionExample<Article>('article', { text: 'Wort '.repeat(900) }), {
    ...sampleRenderContext,
    site,
  });
  expect(html).toContain('<time dateTime="2026-05-04">4. Mai 2026</time>');
  expect(html).toContain('Aktualisiert am <time dateTime="2026-06-12">12. Juni 2026</time>');
  expect(html).toContain('4 Min. Lesezeit');
});

test('the head names dates, authors and topics, and the picture is shown when the page is shared', () => {
  const section = sectionExample<Article>('article', { image });
  const { html } = renderPage({ ...samplePage, sections: [section] }, sampleRenderContext);
  for (const tag of [
    '<meta property="og:type" content="article">',
    '<meta property="og:image" content="https://www.example.com/images/pasta.jpg">',
    '<meta property="article:published_time" content="2026-05-04">',
    '<meta property="article:modified_time" content="2026-06-12">',
    '<meta property="article:author" content="https://www.example.org/ines">',
    '<meta property="article:tag" content="Prices">',
    '<meta name="author" content="Ines Prado, Guild of the town’s bakers">',
  ])
    expect(html).toContain(tag);
});
