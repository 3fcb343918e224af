import { expect, test } from 'vitest';
import { findKeyLines } from './locateCause.ts';

const text = `# A site.
site:
  name: Example

pages:
  /:
    title: Home
    # Not a key: of the page
    sections: []

  "/{{ city.slug }}":
    each: { city: cities }
    title: >-
      pages:
      /: not a key
  /about: # with a comment
    title: About
blocks:
  closing: { type: cta }
`;

test.each([
  { path: [], lines: [1, 19] },
  { path: ['site'], lines: [2, 3] },
  { path: ['pages', '/'], lines: [6, 9] },
  { path: ['pages', '/{{ city.slug }}'], lines: [11, 15] },
  { path: ['pages', '/about'], lines: [16, 17] },
  { path: ['pages', '/about', 'title'], lines: [17, 17] },
  { path: ['blocks', 'closing'], lines: [19, 19] },
])('finds the lines of $path', ({ path, lines: [line, endLine] }) => {
  expect(findKeyLines(text, path)).toEqual({ line, endLine });
  expect(findKeyLines(text.replaceAll('\n', '\r\n'), path)).toEqual({ line, endLine });
});

test.each([[['pages', '/missing']], [['blocks', 'closing', 'type']], [['other']]])(
  'finds nothing for %j',
  (path) => {
    expect(findKeyLines(text, path)).toBeUndefined();
  },
);

test.each(['---\n', '\uFEFF', '"first": 1\n', "'it''s': 1\n", 'first : 1\n', 'first: &a 1\n'])(
  'finds keys of a text that begins with %j',
  (start) => {
    const lines = findKeyLines(`${start}pages:\n  /a: {}\n`, ['pages', '/a']);
    expect(lines).toEqual({ line: start.includes('\n') ? 3 : 2, endLine: lines?.line });
  },
);
