// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { beforeAll, describe, expect, test } from 'vitest';
import type { Feed } from '../../features/feeds/feed.ts';
import { generateFeeds } from '../../features/feeds/siteFiles.ts';
import { findSvgProblem } from '../../renderer/images/findSvgProblem.ts';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import { checkFiles } from '../diagnostics/checkFiles.ts';
import { isLongRun } from '../isLongRun.ts';
import { measureGrowth, mostGrowth } from './countWork.ts';

// Loads what is loaded on first use.
beforeAll(async () => {
  await checkFiles({ 'pages.yaml': createManifest(), 'theme.css': 'a { color: red }' });
});

type CreateFiles = (count: number) => Record<string, string>;

describe.each<[string, Record<string, CreateFiles>]>([
  [
    'YAML',
    {
      'keys of a section': behind((index) => `        key${index}: 1\n`),
      'nested lists': inText((count) => '['.repeat(count) + ']'.repeat(count)),
      'nested mappings': behind((index) => `${' '.repeat(8 + (index % 60))}k${index}:\n`),
      anchors: behind((index) => `        key${index}: &a${index} 1\n`),
      'undefined aliases': behind(() => '        key: *a\n'),
      aliases: behind((index) => `        key${index}: ${index === 0 ? '&a 1' : '*a'}\n`),
      'one key': behind(() => '        type: hero\n'),
      'keys that are set twice': behind((index) => `        key${index >> 1}: 1\n`),
      'merge keys': behind(() => '        <<: { a: 1 }\n'),
      'items without hyphens': (count) => ({
        'pages.yaml': `${createManifest()}      - type: links\n        items:\n${repeat(count, (index) => `          - Text ${index}\n            More\n`)}`,
      }),
      'keys without a line break at the end': (count) => ({
        'pages.yaml':
          `${createManifest()}${repeat(count, (index) => `      - use: block${index}\n`)}`.trimEnd(),
      }),
      'spaces in a text': inText((count) => quote(`a${' '.repeat(count)}b`)),
      'spaces in a comment': (count) => ({
        'pages.yaml': `${createManifest()}        key: #a${' '.repeat(count)}b\n`,
      }),
      'flow items': inText((count) => `[${'a, '.repeat(count)}]`),
      'open brackets': behind(() => '['),
      'items of a list': behind((index) => `      - { type: hero, headline: Hello ${index} }\n`),
      comments: behind(() => '# a comment\n'),
      'open quotes': behind(() => '        "a\n'),
      tabs: behind(() => '\t- a\n'),
      'conflict markers': behind(() => '<<<<<<< a\n'),
    },
  ],
  [
    'texts',
    {
      expressions: inText((count) => quote('{{ a }}'.repeat(count))),
      'expressions with several names': inText((count) =>
        quote(repeat(count, (index) => `{{ site.a${index} }}`)),
      ),
      'single braces': inText((count) => quote('{site.name}'.repeat(count))),
      'open expressions': inText((count) => quote('{{'.repeat(count))),
      filters: inText((count) => quote(`{{ site.name${' | slug'.repeat(count)} }}`)),
      'unknown filters': inText((count) => quote(`{{ site.name${' | b'.repeat(count)} }}`)),
      ...Object.fromEntries(
        ['*', '*a ', '**a', '[', '[](', '`a', '<a', '&', 'http://a ', '(a', '_a_', '[a](<'].map(
          (part) => [`short Markdown ${part}`, inText((count) => quote(part.repeat(count)))],
        ),
      ),
      'short links': inText((count) => quote(repeat(count, (index) => `[a](/x${index}) `))),
      'unfinished links': inText((count) => quote(repeat(count, (index) => `[a](/x${index} `))),
      'unfinished plain links': inText((count) => repeat(count, (index) => `a [b](/x${index} `)),
      ...Object.fromEntries(
        [
          ['links', (index: number) => `[a](/x${index}) `],
          ['unfinished links', (index: number) => `[a](/x${index} b) `],
          ['references', (index: number) => `[a][b${index}]\n\n[b${index}]: /x${index}\n\n`],
          ['headings', (index: number) => `# A${index}\n\n### B${index}\n\n`],
          ['pictures', (index: number) => `![a](/x${index}.png) `],
          ['footnotes', (index: number) => `[^${index}]\n\n[^${index}]: a\n\n`],
          ['unused footnotes', (index: number) => `[^${index}]: a\n\n`],
          ['runs of backticks', (index: number) => `${'`'.repeat(index % 20)}a`],
        ].map(([name, part]) => [
          `numbered ${name}`,
          inArticle((count) => repeat(count, part as (index: number) => string)),
        ]),
      ),
      ...Object.fromEntries(
        ['[^1]', '^[a]', '[^', '[a](<', '![', '[[', '`', '{#a ', '==a', '$$', '<a> '].map(
          (part) => [`marks ${part}`, inArticle((count) => part.repeat(count))],
        ),
      ),
      'attributes of a heading': inArticle((count) => `# A {#${'a'.repeat(count)}`),
      ...Object.fromEntries(
        ['*a**', '[', 'a`', '|a', '## A\n\n', 'http://a ', '>', '- ', '<b', '~~a', '![a]('].map(
          (part) => [`Markdown ${part}`, inArticle((count) => part.repeat(count))],
        ),
      ),
    },
  ],
  [
    'the site',
    {
      redirects: inSite((index) => `    /a${index}: /\n`, 'redirects'),
      'a chain of redirects': inSite((index) => `    /a${index}: /a${index + 1}\n`, 'redirects'),
      feeds: inSite(
        (index) =>
          `    - { path: /a${index}, title: A, description: B, items: [{ title: C, to: /, date: 2026-01-10 }] }\n`,
        'feeds',
      ),
      'feeds beside pages': (count) => ({
        'pages.yaml':
          createManifest(
            'Hello',
            `  feeds:\n${repeat(count, (index) => `    - { path: /a${index}, title: A, description: B, items: [] }\n`)}`,
          ) +
          repeat(
            count,
            (index) =>
              `  /p${index}:\n${pageKeys}    sections: [{ type: hero, headline: Hello }]\n`,
          ),
      }),
      'entries of a feed': inFeed(
        (index) => `{ title: A, to: /, date: 2026-01-${10 + (index % 9)} }`,
      ),
      'entries of a feed without page': inFeed(
        (index) => `{ title: A, to: /a${index}, date: 2026-01-10 }`,
      ),
      'wrong entries of a feed': inFeed((index) => `{ titel: A${index} }`),
      'the title of a feed': (count) => ({
        'pages.yaml': createManifest(
          'Hello',
          `  feeds:\n    - { path: /a, title: ${quote('{{ site.name }} &'.repeat(count))}, description: B, items: [] }\n`,
        ),
      }),
      'segments of a route': (count) => ({
        'pages.yaml': `${createManifest()}  ${'/a'.repeat(count)}:\n${pageKeys}    sections: [{ type: hero, headline: Hello }]\n`,
      }),
      'rules of theme.css': inCss((index) => `.a${index} { color: red }\n`),
      'values of theme.css': inCss((index) => `:root { --c${index}: calc(1px + (2px)) }\n`),
      'open braces of theme.css': inCss(() => 'a{'),
      'nested functions of theme.css': (count) => ({
        'pages.yaml': createManifest(),
        'theme.css': `a { width: ${'calc('.repeat(count)}1px${')'.repeat(count)} }`,
      }),
      'JSON-LD': (count) => ({
        'pages.yaml': `${createManifest()}      - type: jsonld\n        data:\n          "@type": Organization\n${repeat(count, (index) => `          key${index}: a\n`)}`,
      }),
      'a pattern of a form': (count) => ({
        'pages.yaml': createManifest(),
        'data/forms/a.yaml': `submit: Send\ntitle: A\ngroups:\n  - fields:\n      - { name: b, label: B, kind: text, pattern: "${'(a|b)?'.repeat(count / 10)}" }\n`,
      }),
      'a row, with a slow pattern': (count) => ({
        'pages.yaml': createManifest(),
        'data/a.schema.yaml':
          'type: object\nproperties: { name: { type: string, pattern: "^(a+)+$" } }\n',
        'data/a.yaml': `one: { name: ${'a'.repeat(count)}! }\n`,
      }),
    },
  ],
])('the work for %s', (_, cases) => {
  const entries = Object.entries(cases).filter((__, index) => isLongRun || index % 3 === 0);

  test.each(entries)('grows no faster than %s', async (__, createFiles) => {
    expect(
      await measureGrowth(isLongRun ? 200 : 100, createFiles, (files) => checkFiles(files)),
    ).toBeLessThan(mostGrowth);
  });
});

test.each([
  ['elements', (count: number) => `<svg>${'<g/>'.repeat(count)}</svg>`],
  [
    'nested elements',
    (count: number) => `<svg>${'<g>'.repeat(count)}${'</g>'.repeat(count)}</svg>`,
  ],
  ['attributes', (count: number) => `<svg ${repeat(count, (index) => `a${index}="b" `)}/>`],
  ['open elements', (count: number) => `<svg>${'<g>'.repeat(count)}`],
  ['styles', (count: number) => `<svg><style>${'a{fill:red}'.repeat(count)}</style></svg>`],
])('the work for an SVG grows no faster than its %s', async (_, create) => {
  expect(await measureGrowth(1000, create, (svg) => findSvgProblem(Buffer.from(svg)))).toBeLessThan(
    mostGrowth,
  );
});

test.each<[string, (count: number) => Partial<Feed>]>([
  ['entries', (count) => ({ items: Array.from({ length: count }, () => feedItem) })],
  [
    'tags',
    (count) => ({ items: [{ ...feedItem, tags: Array.from({ length: count }, () => '&') }] }),
  ],
  ['title', (count) => ({ title: '<&'.repeat(count) })],
  ['texts', (count) => ({ items: [{ ...feedItem, text: ']]>'.repeat(count) }] })],
  ['address', (count) => ({ items: [{ ...feedItem, to: `/${'a/'.repeat(count)}` }] })],
])('the work to write a feed grows no faster than its %s', async (_, create) => {
  const site = { url: 'https://www.example.com', locale: 'en' } as Site;
  const run = (feed: Partial<Feed>) =>
    generateFeeds([{ path: '/a', title: 'A', description: 'B', items: [], ...feed }], {
      site,
      base: '/',
    });
  expect(await measureGrowth(1000, create, run)).toBeLessThan(mostGrowth);
});

const feedItem = { title: 'A', to: '/', date: '2026-01-10' };

const pageKeys = `    title: An example of a site
    description: A page that shows in a few words what there is about this example
`;

function createManifest(headline = 'Hello', siteKeys = ''): string {
  return `site:
  name: Example
  url: https://www.example.com
  description: An example
${siteKeys}pages:
  /:
${pageKeys}    sections:
      - type: hero
        headline: ${headline}
`;
}

function behind(create: (index: number) => string): CreateFiles {
  return (count) => ({ 'pages.yaml': createManifest() + repeat(count, create) });
}

function inText(create: (count: number) => string): CreateFiles {
  return (count) => ({ 'pages.yaml': createManifest(create(count)) });
}

function inArticle(create: (count: number) => string): CreateFiles {
  return (count) => ({
    'pages.yaml': `${createManifest()}      - type: article\n        text: ${quote(create(count))}\n`,
  });
}

function inSite(create: (index: number) => string, key: string): CreateFiles {
  return (count) => ({
    'pages.yaml': createManifest('Hello', `  ${key}:\n${repeat(count, create)}`),
  });
}

function inFeed(create: (index: number) => string): CreateFiles {
  const feed = '    - path: /a\n      title: A\n      description: B\n      items:\n';
  return (count) => ({
    'pages.yaml': createManifest(
      'Hello',
      `  feeds:\n${feed}${repeat(count, (index) => `        - ${create(index)}\n`)}`,
    ),
  });
}

function inCss(create: (index: number) => string): CreateFiles {
  return (count) => ({ 'pages.yaml': createManifest(), 'theme.css': repeat(count, create) });
}

function repeat(count: number, create: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => create(index)).join('');
}

function quote(text: string): string {
  return JSON.stringify(text);
}
