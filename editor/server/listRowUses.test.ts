import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { listRowUses } from './listRowUses.ts';

test('names the pages of a row, and the rows that name its key', async () => {
  const post = (author: string) => `---\ntitle: By ${author}\nauthor: ${author}\n---\nHello\n`;
  const site = await checkFiles({
    'pages.yaml': `site: { name: Example, url: https://www.example.com, description: An example of a site }
pages:
  "/authors/{{ author.key }}":
    each: { author: authors }
    title: "Texts by {{ author.name }}"
    description: "A page that shows in a few words what the example is about"
    sections: [{ type: hero, headline: "{{ author.name }}" }]
`,
    'data/authors.yaml': 'lena: { name: Lena }\ntom: { name: Tom }\n',
    'data/posts.schema.yaml': 'properties: { title: {}, author: {} }\n',
    'data/posts/a.md': post('lena'),
    'data/posts/b.md': post('[tom, lena]'),
    'data/posts/c.md': post('tom'),
  });
  const row = { file: 'data/authors.yaml', key: 'lena' };
  expect(listRowUses(site, row)).toEqual([
    { title: 'Texts by Lena', place: '/authors/lena' },
    { title: 'By lena', place: 'data/posts/a.md' },
    { title: 'By [tom, lena]', place: 'data/posts/b.md' },
  ]);
  expect(listRowUses(site, { file: 'data/posts/c.md', key: 'c' })).toEqual([]);
});
