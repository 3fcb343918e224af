import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mergeTexts } from '../../editor/merge/mergeTexts.ts';
import { applyCommand } from '../../editor/server/draft/applyCommand.ts';
import { renameInRoute } from '../../editor/server/renameRowAndRoutes.ts';
import type { EditorCommand } from '../../editor/yaml/commands/EditorCommand.ts';
import { SiteTexts } from '../../editor/yaml/commands/SiteTexts.ts';
import { readMarkdown } from '../../features/_shared/yamlEdits/markdownText.ts';
import { applyPatch, diffTexts, invertPatch } from '../../features/_shared/yamlEdits/TextPatch.ts';
import { YamlText } from '../../features/_shared/yamlEdits/YamlText.ts';

const manifest = `site:
  name: Example # the only place

blocks:
  # the last call
  closing: { type: cta, title: Talk to us }

pages:
  /:
    title: Home
    sections:
      # first of all
      - type: hero
        headline: Hello # short
      - type: links
        items:
          - { label: Prices, to: /pricing }
          - { label: Plans, to: /pricing#plans }
      # to end with
      - use: closing
        title: Call us

  # what it costs
  /pricing:
    title: 'Prices'
    sections:
      - type: faq
        items: []
`;

function after(...commands: EditorCommand[]): string {
  const start = new YamlText(manifest);
  const texts = new SiteTexts(['pages.yaml'], () => start);
  for (const command of commands) applyCommand(texts, command);
  return texts.yaml('pages.yaml').text;
}

test('renames a page, redirects its old route and updates links', () => {
  const page = { file: 'pages.yaml', path: ['pages', '/pricing'] };
  expect(after({ kind: 'renamePage', page, route: '/prices' })).toBe(
    manifest
      .replaceAll('to: /pricing', 'to: /prices')
      .replace(
        "  /pricing:\n    title: 'Prices'\n",
        "  /prices:\n    title: 'Prices'\n    redirectFrom:\n      - /pricing\n",
      ),
  );
});

test('renames a file and sets the alternative text wherever a picture is shown', () => {
  const site = `pages:
  /:
    sections:
      - { type: feature, image: { src: /images/a.png, alt: Old } } # stays
      - type: article
        text: |-
          ![Old](/images/a.png "By Ada") and [the file](/images/a.png), not /images/a.png.txt
          or https://example.com/images/a.png
      - type: cards
        items:
          - image:
              # as it was
              alt: Another
              src: '/images/a.png'
          - image: { src: /images/ba.png, alt: Old }
`;
  const texts = new SiteTexts(['pages.yaml'], () => new YamlText(site));
  applyCommand(texts, { kind: 'describeFile', src: '/images/a.png', alt: 'A [desk]' });
  applyCommand(texts, { kind: 'renameFile', from: '/images/a.png', to: '/images/desk.png' });
  expect(texts.yaml('pages.yaml').text).toBe(`pages:
  /:
    sections:
      - { type: feature, image: { src: /images/desk.png, alt: "A [desk]" } } # stays
      - type: article
        text: |-
          ![A \\[desk\\]](/images/desk.png "By Ada") and [the file](/images/desk.png), not /images/a.png.txt
          or https://example.com/images/a.png
      - type: cards
        items:
          - image:
              # as it was
              alt: A [desk]
              src: '/images/desk.png'
          - image: { src: /images/ba.png, alt: Old }
`);
});

test('moves a section to another page with its comment', () => {
  const section = { file: 'pages.yaml', path: ['pages', '/', 'sections', 0] };
  const page = { file: 'pages.yaml', path: ['pages', '/pricing'] };
  const lines = '      # first of all\n      - type: hero\n        headline: Hello # short\n';
  expect(after({ kind: 'moveSection', section, page })).toBe(
    `${manifest.replace(lines, '')}${lines}`,
  );
});

test('turns a section into a block, and replaces the block by its content', () => {
  const hero = { file: 'pages.yaml', path: ['pages', '/', 'sections', 0] };
  const made = after({ kind: 'toBlock', section: hero, name: 'welcome' });
  expect(made).toContain('  welcome:\n    type: hero\n    headline: Hello # short\n');
  expect(made).toContain('      # first of all\n      - use: welcome\n');
  const used = { file: 'pages.yaml', path: ['pages', '/', 'sections', 2] };
  const inlined = after({ kind: 'inline', section: used });
  expect(parse(inlined).pages['/'].sections[2]).toEqual({ type: 'cta', title: 'Call us' });
  expect(inlined).toContain('      # to end with\n      - type: cta\n');
});

test('adds and duplicates a page, and refuses a route that exists', () => {
  const page = { file: 'pages.yaml', path: ['pages', '/pricing'] };
  const made = after({ kind: 'duplicatePage', page, route: '/plans' });
  expect(made.startsWith(manifest)).toBe(true);
  expect(made.slice(manifest.length)).toBe(
    "\n  /plans:\n    title: 'Prices'\n    sections:\n      - type: faq\n        items: []\n",
  );
  expect(() => after({ kind: 'duplicatePage', page, route: '/' })).toThrow('already');
});

test('undoes a change byte for byte', () => {
  const changed = after({
    kind: 'toBlock',
    section: { file: 'pages.yaml', path: ['pages', '/', 'sections', 0] },
    name: 'welcome',
  });
  const patch = diffTexts(manifest, changed);
  expect(applyPatch(manifest, patch)).toBe(changed);
  expect(applyPatch(changed, invertPatch(patch))).toBe(manifest);
  expect(applyPatch(`x${changed}`, invertPatch(patch))).toBeUndefined();
});

test('merges changes of different lines, and leaves only the lines that both changed', () => {
  const mine = manifest.replace('Home', 'Start');
  const elsewhere = (text: string) => text.replace('Talk to us', 'Write to us');
  const merged = elsewhere(mine);
  expect(mergeTexts('pages.yaml', manifest, mine, elsewhere(manifest))).toEqual({
    mine: merged,
    theirs: merged,
  });
  const theirs = elsewhere(manifest.replace('Home', 'Welcome'));
  expect(mergeTexts('pages.yaml', manifest, mine, theirs)).toEqual({ mine: merged, theirs });
});

test('renames a row with its references, redirects its page and updates links', () => {
  const start = new Map(
    Object.entries({
      'pages.yaml': `site:
  name: Example
  redirects:
    /bergen: /oslo
pages:
  /oslo: # the capital
    with: { city: cities.oslo }
    title: oslo
    sections:
      - type: links
        items: { from: cities, where: { key: { not: oslo } } }
      - type: links
        items: { from: towns, where: { key: oslo } }
      - type: prose
        text: See [Oslo](/oslo-jobs#top).
  /{{ city.key }}-jobs:
    each: { city: cities }
`,
      'data/cities.yaml': '# every city\noslo: # in Norway\n  name: Oslo\nbergen: {}\n',
      'data/news/oslo.md': '---\ntitle: Oslo\n---\n\nNews.\n',
    }),
  );
  const rename = (file: string, key: string, routes: [string, string][]) => {
    const read = (path: string) =>
      path.endsWith('.md')
        ? readMarkdown(start.get(path) ?? '')
        : new YamlText(start.get(path) ?? '');
    const texts = new SiteTexts([...start.keys()], read);
    applyCommand(texts, { kind: 'renameRow', row: { file, key: 'oslo' }, key, routes });
    return Object.fromEntries([...texts.changes].map(([path, { text }]) => [path, text]));
  };
  const routes: [string, string][] = [['/oslo-jobs', '/bergen']];
  expect(rename('data/cities.yaml', 'tromso', routes)).toEqual({
    'data/cities.yaml': '# every city\ntromso: # in Norway\n  name: Oslo\nbergen: {}\n',
    'pages.yaml': start
      .get('pages.yaml')
      ?.replace('/bergen: /oslo\n', '/oslo-jobs: /bergen\n')
      .replace('cities.oslo', 'cities.tromso')
      .replace('not: oslo', 'not: tromso')
      .replace('](/oslo-jobs', '](/bergen'),
  });
  expect(rename('data/news/oslo.md', 'capital', [])).toEqual({
    'data/news/oslo.md': '',
    'data/news/capital.md': start.get('data/news/oslo.md'),
  });
  expect(() => rename('data/cities.yaml', 'bergen', [])).toThrow('exists already');
  expect(() => rename('data/cities.yaml', 'Tromsø', [])).toThrow('lower-case');
});

test.each([
  ['/{{ city.key }}-jobs', '/oslo-jobs', '/tromso-jobs'],
  ['/{{role.key}}-in-{{city.key}}', '/oslo-in-oslo', '/oslo-in-tromso'],
  ['/{{ city.slug }}', '/oslo', '/oslo'],
  ['/oslo', '/oslo', '/oslo'],
  ['/a.b/{{ city.key }}', '/a.b/oslo', '/a.b/tromso'],
])('the route %s changes from %s to %s when the key of its row does', (key, route, renamed) => {
  expect(renameInRoute({ key, route, names: ['city'] }, 'oslo', 'tromso')).toBe(renamed);
});

test('a renamed page keeps its translations, and a deleted one loses them', () => {
  const contents = {
    'pages.yaml': 'pages:\n  /a: { title: A, sections: [] }\n  /b: { title: B, sections: [] }\n',
    'locales/es.yaml':
      '# Ours\n/a: { texts: [{ en: A, es: La A }] }\n/b: { texts: [{ en: B, es: La B }] }\n',
  };
  const read = (file: string) => new YamlText(contents[file as keyof typeof contents]);
  const texts = new SiteTexts(Object.keys(contents), read);
  applyCommand(texts, {
    kind: 'renamePage',
    page: { file: 'pages.yaml', path: ['pages', '/a'] },
    route: '/first',
  });
  applyCommand(texts, {
    kind: 'deletePage',
    page: { file: 'pages.yaml', path: ['pages', '/b'] },
  });
  expect(texts.yaml('locales/es.yaml').text).toBe(
    '# Ours\n/first: { texts: [{ en: A, es: La A }] }\n',
  );
});
