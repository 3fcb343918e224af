import { expect, test } from 'vitest';
import type { Role } from '../../../schema/vocabulary/team.ts';
import { explainRefusal } from './explainRefusal.ts';

const site = `# one
# two
site: { name: Example }
blocks:
  desk: { type: cta, title: Write }
pages:
  /:
    title: Home
    sections: [{ type: hero, headline: Hello }]
  /blog/first:
    title: First
    sections:
      - &first { type: article, text: Some text }
      - { use: desk }
      - { type: hero, headline: Top }
`;
const blogger: Role = { may: 'edit', routes: ['/blog/**'], sections: ['article'] };
const change = (from: string, to: string, file = 'pages.yaml') =>
  new Map([[file, { before: site, after: site.replace(from, to) }]]);

/** Moves lines to the end of a text. */
const moved = (lines: string, text: string) =>
  [text, text.replace(lines, '') + lines] as [string, string];

test.each([
  ['a text of its type on its page', 'Some text', 'Another text', undefined],
  ['a comment of its section', 'Some text }', 'Some text } # well', undefined],
  ['a comment elsewhere', '    title: Home', '    title: Home # as it is', /comments/],
  ['a comment on its page', '    title: First', '    title: First # one', /comments/],
  ['a comment of another section', 'headline: Top }', 'headline: Top } # so', /comments/],
  [
    'the order of other sections',
    '{ use: desk }\n      - { type: hero, headline: Top }',
    '{ type: hero, headline: Top }\n      - { use: desk }',
    /order of other sections/,
  ],
  [
    'the place of its section',
    '- &first { type: article, text: Some text }\n      - { use: desk }',
    '- { use: desk }\n      - &first { type: article, text: Some text }',
    undefined,
  ],
  ['another type on its page', 'Top', 'Bottom', /sections of the type hero/],
  ['the title of its page', 'title: First', 'title: Second', /title, description and settings/],
  ['a block on its page', '{ use: desk }', '{ use: desk, title: Call }', /type cta/],
  [
    'a block as another type',
    '- { use: desk }',
    '- { use: desk }\n      - { use: desk, type: article, title: Call }',
    /type cta/,
  ],
  ['a page of others', 'Hello', 'Goodbye', /the page \//],
  ['the type of a section', 'type: article', 'type: hero', /type hero/],
  ['a new page of others', '  /:\n', '  /new: { title: New }\n  /:\n', /which other pages/],
  ['a route that only looks alike', '  /blog/first:', '  /blogs:', /which other pages/],
  ['settings', 'name: Example', 'name: Other', /`site:`/],
  ['a block itself', 'title: Write', 'title: Call', /`blocks:`/],
  ['the keys of a block', 'type: cta, title: Write', 'title: Write, type: cta', /`blocks:`/],
  ['the keys of its section', 'type: article, text: Some text', 'text: Some text, type: article'],
  ['the keys of another section', 'type: hero, headline: Top', 'headline: Top, type: hero', /hero/],
  [
    'the keys of a page of others',
    '    title: Home\n    sections: [{ type: hero, headline: Hello }]\n',
    '    sections: [{ type: hero, headline: Hello }]\n    title: Home\n',
    /the page \//,
  ],
  [
    'the keys of a section of others',
    'type: hero, headline: Hello',
    'headline: Hello, type: hero',
    /the page \//,
  ],
  ['the place of `sections:` on its page', ...moved('    title: First\n', site), /settings of/],
  ['the place of `pages:`', ...moved('site: { name: Example }\n', site), /order of keys/],
  ['the order of comments', '# one\n# two', '# two\n# one', /comments/],
] as [string, string, string, RegExp?][])(
  'a role with limits may change %s, or learns why not',
  (_name, from, to, refusal) => {
    const reason = explainRefusal(blogger, change(from, to));
    if (refusal) expect(reason).toMatch(refusal);
    else expect(reason).toBeUndefined();
  },
);

test('whole texts, other files and broken YAML need a role for the file', () => {
  expect(explainRefusal(blogger, change('Some text', 'Mine'), true)).toMatch(/pages\.yaml/);
  expect(explainRefusal(blogger, change('a', 'b', 'data/posts.yaml'))).toMatch(/data\/posts/);
  expect(() => explainRefusal(blogger, change('site:', 'site: {'))).toThrow(/repair/);
  const poster: Role = { may: 'edit', files: ['data/posts.yaml', 'public/images/**'] };
  expect(explainRefusal(poster, change('a', 'b', 'data/posts.yaml'), true)).toBeUndefined();
  expect(explainRefusal(poster, change('a', 'b', 'public/images/a.png'))).toBeUndefined();
  expect(explainRefusal(poster, change('Some text', 'Mine'))).toMatch(/pages\.yaml/);
});

test('a reader changes nothing, and a role without limits everything', () => {
  expect(explainRefusal({ may: 'read' }, new Map())).toMatch(/may read/);
  expect(explainRefusal({ may: 'edit' }, change('Hello', 'Bye'), true)).toBeUndefined();
});

test('refuses a YAML bomb', () => {
  const layers = Array.from(
    { length: 30 },
    (_, index) => `l${index + 1}: &l${index + 1} [${`*l${index}, `.repeat(9)}]`,
  );
  const bomb = `l0: &l0 [ha]\n${layers.join('\n')}\n`;
  const texts = new Map([['pages.yaml', { before: site, after: bomb }]]);
  expect(() => explainRefusal(blogger, texts)).toThrow(/repair/);
});

test('puts no text in the place of all pages, or of a page, and takes none away', () => {
  const empty = (after: string, before = 'pages:\n  /a:\n') =>
    new Map([['pages/more.yaml', { before, after }]]);
  const member: Role = { may: 'edit', routes: ['/a'] };
  expect(explainRefusal(member, empty('pages: word\n'))).toMatch('`pages:`');
  expect(explainRefusal(member, empty('pages:\n', 'pages: word\n'))).toMatch('`pages:`');
  expect(explainRefusal(member, empty('pages:\n'))).toBeUndefined();
  for (const [before, after] of [
    ['pages:\n', 'blocks: {}\n'],
    ['{}\n', 'pages:\n'],
  ] as const)
    expect(explainRefusal(member, empty(after, before))).toMatch(/`(pages|blocks):`/);
  const author = { ...member, sections: ['quote'] };
  const sections = (value: string) => `pages:\n  /a:\n    sections: ${value}\n`;
  const list = sections('[{ type: quote }]');
  expect(explainRefusal(author, empty(sections('{ type: quote }'), list))).toMatch('`sections:`');
  expect(explainRefusal(author, empty(sections('[]'), list))).toBeUndefined();
  expect(explainRefusal(author, empty('pages:\n  /a: {}\n', list))).toMatch('`sections:`');
  expect(explainRefusal(author, empty('pages:\n  /a: word\n'))).toMatch('settings of /a');
});
