import { describe, expect, it } from 'vitest';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import { readLists } from '../../schema/vocabulary/features/defineKeys.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { keys } from './keys.ts';
import { generateFeeds } from './siteFiles.ts';

const files = (to = '/blog/{{ it.key }}') => ({
  'pages.yaml': `site:
  name: Example
  url: https://www.example.com/shop/
  locale: de-DE
  description: An example of a site
  feeds:
    - path: /blog/feed
      title: News of {{ site.name }}
      description: What is new
      items:
        from: articles
        sort: -date
        as:
          title: "{{ it.title }}"
          to: ${to}
          date: "{{ it.date }}"
          text: "{{ it.text }}"
          tags: "{{ it.tags }}"
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
      - { type: links, items: { from: articles, as: { label: "{{ it.title }}", to: "/blog/{{ it.key }}" } } }
  /blog/{{ article.key }}:
    each: { article: articles }
    title: "{{ article.title }}"
    description: A page that shows in a few words what {{ article.title }} is about
    sections:
      - { type: hero, headline: "{{ article.title }}" }
`,
  'data/articles.schema.yaml': `type: object
additionalProperties: false
required: [title, date]
properties:
  title: { type: string, description: Title. }
  date: { type: string, format: moment, description: Day. }
  text: { type: string, description: Text. }
  tags: { type: array, items: { type: string }, description: Tags. }
`,
  'data/articles.yaml': `first: { title: Nuts & <bolts>, date: 2026-01-10, tags: [tools] }
second: { title: Second, date: "2026-03-10T08:30:00+01:00", text: All about it }
`,
});

function generate({ siteContext, site }: CheckedSite): ReadonlyMap<string, string> {
  if (!site) throw new Error('The site is not usable');
  const feeds = generateFeeds(readLists(siteContext.context.lists, keys.siteLists).feeds ?? [], {
    site,
    base: '/shop/',
  });
  return new Map(feeds.map(([path, generateFeed]) => [path, generateFeed()]));
}

function getErrors({ diagnostics }: CheckedSite): [string, number, number][] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, line, column }) => [code, line, column]);
}

describe('the feeds of a site', () => {
  it('have absolute addresses, dates of their format and escaped texts', async () => {
    const checked = await checkFiles(files());
    expect(getErrors(checked)).toEqual([]);
    expect(checked.site).toHaveProperty('feeds', [
      { path: '/blog/feed', title: 'News of Example' },
    ]);
    const feeds = generate(checked);
    expect([...feeds.keys()]).toEqual(['blog/feed.xml', 'blog/feed.json']);
    const rss = feeds.get('blog/feed.xml') ?? '';
    expect(rss).toContain('<language>de-de</language>');
    expect(rss).toContain('<title>Nuts &amp; &lt;bolts&gt;</title>');
    expect(rss).toContain('<link>https://www.example.com/shop/blog/first</link>');
    expect(rss).toContain('<pubDate>Tue, 10 Mar 2026 07:30:00 GMT</pubDate>');
    expect(rss).toContain('href="https://www.example.com/shop/blog/feed.xml" rel="self"');
    expect(rss.indexOf('Second')).toBeLessThan(rss.indexOf('Nuts'));
    expect(JSON.parse(feeds.get('blog/feed.json') ?? '')).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://www.example.com/shop/blog/feed.json',
      items: [
        {
          id: 'https://www.example.com/shop/blog/second',
          content_text: 'All about it',
          date_published: '2026-03-10T07:30:00.000Z',
        },
        { title: 'Nuts & <bolts>', tags: ['tools'] },
      ],
    });
  });

  it('have different ids for entries of one page', async () => {
    const feeds = generate(await checkFiles(files('/#top')));
    const rss = feeds.get('blog/feed.xml') ?? '';
    const ids = [...rss.matchAll(/<guid isPermaLink="false">(.*)<\/guid>/g)].map(([, id]) => id);
    expect(ids).toEqual([
      'https://www.example.com/shop/#top#2026-03-10T08:30:00+01:00',
      'https://www.example.com/shop/#top#2026-01-10',
    ]);
    const { items } = JSON.parse(feeds.get('blog/feed.json') ?? '');
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('report entries without page at their template', async () => {
    const checked = await checkFiles(files('/blogs/{{ it.key }}'));
    expect(getErrors(checked)).toEqual([
      ['BW101', 15, 22],
      ['BW101', 15, 22],
    ]);
  });

  it('report misspelt keys and columns', async () => {
    const misspelt = files();
    misspelt['pages.yaml'] = misspelt['pages.yaml']
      .replace('title: "{{ it.title }}"', 'titel: "{{ it.title }}"')
      .replace('date: "{{ it.date }}"', 'date: "{{ it.day }}"');
    expect(getErrors(await checkFiles(misspelt))).toEqual([
      ['BW012', 14, 11],
      ['BW072', 16, 24],
    ]);
  });
});

describe('marks of Markdown', () => {
  it('are no part of feeds, and of titles and descriptions of pages', async () => {
    const all = files();
    const site = await checkFiles({
      ...all,
      'data/articles.yaml': `first: { title: A *new* lamp, date: 2026-01-10, text: "Uses **bold** and [a link](/).", tags: ["*oak*"] }
second: { title: 2 * 3 and snake_case, date: 2026-01-11 }
`,
    });
    const page = site.pages.find(({ route }) => route === '/blog/first');
    expect(page).toMatchObject({
      title: 'A new lamp',
      description: 'A page that shows in a few words what A new lamp is about',
    });
    expect(page?.sections[0]).toMatchObject({ headline: 'A *new* lamp' });
    const feeds = generate(site);
    const rss = feeds.get('blog/feed.xml') ?? '';
    expect(rss).toContain('<title>A new lamp</title>');
    expect(rss).toContain('<title>2 * 3 and snake_case</title>');
    expect(rss).toContain('<description>Uses bold and a link.</description>');
    expect(rss).toContain('<category>oak</category>');
    const { items } = JSON.parse(feeds.get('blog/feed.json') ?? '');
    expect(items[1]).toMatchObject({
      title: 'A new lamp',
      content_text: 'Uses bold and a link.',
      tags: ['oak'],
    });
  });
});
