// Before the modules to measure: it counts only code that is compiled after it.
import './countWork.ts';

import { beforeAll, describe, expect, test } from 'vitest';
import { findSvgProblem } from '../../editor/server/findSvgProblem.ts';
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
      aliases: behind((index) => `        key${index}: ${index === 0 ? '&a 1' : '*a'}\n`),
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
      'open expressions': inText((count) => quote('{{'.repeat(count))),
      filters: inText((count) => quote(`{{ site.name${' | slug'.repeat(count)} }}`)),
      'unknown filters': inText((count) => quote(`{{ site.name${' | b'.repeat(count)} }}`)),
      ...Object.fromEntries(
        ['*', '*a ', '**a', '[', '[](', '`a', '<a', '&', 'http://a ', '(a', '_a_'].map((part) => [
          `short Markdown ${part}`,
          inText((count) => quote(part.repeat(count))),
        ]),
      ),
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

function inCss(create: (index: number) => string): CreateFiles {
  return (count) => ({ 'pages.yaml': createManifest(), 'theme.css': repeat(count, create) });
}

function repeat(count: number, create: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => create(index)).join('');
}

function quote(text: string): string {
  return JSON.stringify(text);
}
