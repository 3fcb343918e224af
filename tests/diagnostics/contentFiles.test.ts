import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { checkFiles } from './checkFiles.ts';

test('a folder of Markdown files is a collection: each file is a row with a body', async () => {
  const { pages, diagnostics } = await checkFiles(files({ 'data/articles/hello.md': hello }));
  expect(diagnostics.map(format)).toEqual([]);
  const [, page] = pages;
  expect(page).toMatchObject({
    route: '/articles/hello',
    title: 'Hello, world',
    sections: [{ headline: 'Hello, world' }, { text: 'Call **us**: [home](/).\n' }],
  });
});

test('the row schema checks the front matter, at its line and column', async () => {
  const { diagnostics } = await checkFiles(
    files({ 'data/articles/hello.md': '---\ntitel: Hello\ndate: 2026.5\n---\n\nText.\n' }),
  );
  expect(diagnostics.map(format)).toEqual([
    'data/articles/hello.md 2:1 BW012',
    'data/articles/hello.md 3:7 BW010',
  ]);
});

test('a problem in the text is reported in the Markdown file', async () => {
  const text = 'Some text.\n\nSee [this](/nowhere) and\n[that](/nothing), {{ site.nme }}.\n';
  const { diagnostics } = await checkFiles(
    files({
      'data/articles/hello.md': hello.replace(/Call.*/, text),
      'data/articles/other.md': hello.replace('Hello, world', 'Another one'),
    }),
  );
  expect(diagnostics.map(format)).toEqual(['data/articles/hello.md 9:27 BW072']);
  const { diagnostics: links } = await checkFiles(
    files({ 'data/articles/hello.md': hello.replace(/Call.*/, text.replace('.nme', '.name')) }),
  );
  expect(links.map(format)).toEqual([
    'data/articles/hello.md 8:12 BW101',
    'data/articles/hello.md 9:8 BW101',
  ]);
});

test('braces in code are no expressions', async () => {
  const body = 'Write `{{ this }}` or\n\n```html\n<p>{{ that }}</p>\n```\n\n{{ site.name }}\n';
  const { pages, diagnostics } = await checkFiles(
    files({ 'data/articles/hello.md': hello.replace(/Call.*\n/, body) }),
  );
  expect(diagnostics.map(format)).toEqual([]);
  expect(pages[1]?.sections[1]).toMatchObject({
    text: 'Write `{{ this }}` or\n\n```html\n<p>{{ that }}</p>\n```\n\nExample\n',
  });
});

test('drafts and dates of a file decide whether its page is built', async () => {
  const add = (line: string) => hello.replace('date:', `${line}\ndate:`);
  const all = {
    'data/articles/a-draft.md': add('draft: true'),
    'data/articles/b-later.md': add('publishAt: 2026-07-01'),
    'data/articles/c-over.md': add('expireAt: 2026-05-01'),
    'data/articles/d-shown.md': add('draft: false\npublishAt: 2026-05-01'),
  };
  const { pages } = await checkFiles(files(all));
  expect(pages.map(({ route }) => route)).toEqual(['/', '/articles/d-shown']);
  const later = await checkFiles(files(all), { now: new Date('2026-07-02T00:00:00Z') });
  expect(later.pages.map(({ route }) => route)).toContain('/articles/b-later');
  const dev = await checkFiles(files(all), { mode: 'dev' });
  expect(dev.pages.map(({ route }) => route)).toEqual([
    '/',
    '/articles/a-draft',
    '/articles/b-later',
    '/articles/d-shown',
  ]);
});

test('rows of a YAML collection may be drafts, too', async () => {
  const { pages, diagnostics } = await checkFiles(
    files({
      'data/articles.yaml':
        'one: { title: The first of both, date: 2026-01-02, body: Text., draft: true }\ntwo: { title: The second of both, date: 2026-01-02, body: Text. }\n',
      'data/articles.schema.yaml': schema.replace(
        '}\nrequired',
        '}\n  body: { type: string }\nrequired',
      ),
    }),
  );
  expect(diagnostics.map(format)).toEqual([]);
  expect(pages.map(({ route }) => route)).toEqual(['/', '/articles/two']);
});

test('reports front matter that is no mapping, is open, or repeats the text', async () => {
  const { diagnostics } = await checkFiles(
    files({
      'data/articles/a.md': '---\n- title\n---\nText.',
      'data/articles/b.md': '---\r\ntitle: Text\r\n',
      'data/articles/c.md': hello.replace('date:', 'body: Text\ndate:'),
      'data/articles/d.md': hello.replace('title: Hello', 'title: "Hello'),
    }),
  );
  expect(diagnostics.map(format)).toEqual([
    'data/articles/a.md 1:1 BW010',
    'data/articles/b.md 1:1 BW061',
    'data/articles/c.md 3:1 BW041',
    'data/articles/d.md 2:8 BW043',
  ]);
});

test('a folder without row schema is no collection', async () => {
  const { 'data/articles.schema.yaml': _, ...rest } = files({ 'data/articles/hello.md': hello });
  const { diagnostics } = await checkFiles(rest);
  expect(diagnostics.map(format)).toEqual([
    'pages.yaml 9:22 BW006',
    'data/articles/hello.md 1:1 BW210',
  ]);
  for (const { hint } of diagnostics) expect(hint).toContain('data/articles.schema.yaml');
});

const schema = `type: object
properties:
  title: { type: string }
  date: { type: string }
required: [title]
additionalProperties: false
`;

const hello = `---
title: Hello, world
date: 2026-01-02
---

Call **us**: [home](/).
`;

function files(more: Record<string, string>): Record<string, string> {
  return {
    'pages.yaml': `site: { name: Example, url: "https://www.example.com", description: A site, checks: { unreachable-page: off } }
pages:
  /:
    title: The home page of the site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
  /articles/{{ article.key }}:
    each: { article: articles }
    title: "{{ article.title }}"
    description: "Read what {{ article.title }} of {{ article.date }} is about, in a few words"
    sections:
      - { type: hero, headline: "{{ article.title }}" }
      - { type: prose, text: "{{ article.body }}" }
`,
    'data/articles.schema.yaml': schema,
    ...more,
  };
}

function format({ file, line, column, code }: Diagnostic): string {
  return `${file} ${line}:${column} ${code}`;
}
