import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';

test('a section is shown only for rows that have a value, and needs no other condition', async () => {
  const { pages, diagnostics } = await checkFiles({
    'pages.yaml': `site: { name: Example, url: https://www.example.com, description: An example of a site }
pages:
  "/news/{{ article.key }}":
    each: { article: news }
    title: "{{ article.title }}"
    description: "A page that shows in a few words what {{ article.title }} is about"
    sections:
      - { type: hero, headline: "{{ article.title }}", text: "{{ article.body }}" }
      - { type: quote, text: "{{ article.quote }}", when: { article.quote: { exists: true } } }
      - { type: quote, text: "{{ article.quote | optional }}", when: { article.quote: { exists: true } } }
      - { type: quote, text: Nobody said a word, when: { article.quote: { exists: false } } }
`,
    'data/news.schema.yaml': 'properties: { title: { type: string }, quote: { type: string } }\n',
    'data/news/a.md': '---\ntitle: News with a quote\nquote: It works\n---\nHello\n',
    'data/news/b.md': '---\ntitle: News without a quote\n---\nHello\n',
    'data/news/c.md': '---\ntitle: News with an empty quote\nquote: ""\n---\nHello\n',
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const shown = pages.map(({ route, sections }) => [route, sections.length]);
  expect(shown).toEqual([
    ['/news/a', 3],
    ['/news/b', 2],
    ['/news/c', 2],
  ]);
});
