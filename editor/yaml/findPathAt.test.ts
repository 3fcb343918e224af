import { expect, test } from 'vitest';
import { findPathAt } from './findPathAt.ts';

const manifest = `site:
  name: Example
pages:
  /:
    title: Home
    sections:
      - type: hero
        headline: "Our\\u0007 gardens"
        actions: [{ label: One }, { label: Two }]
  /visit:
    title Visit
    sections: []
`;

test.each([
  ['Example', ['site', 'name'], false],
  ['Home', ['pages', '/', 'title'], false],
  ['Our', ['pages', '/', 'sections', 0, 'headline'], false],
  ['Two', ['pages', '/', 'sections', 0, 'actions', 1, 'label'], false],
  ['/visit', ['pages', '/visit'], true],
  ['title Visit', ['pages', '/visit'], true],
])('finds the value that contains %s', (word, path, isUnreadable) => {
  const text = isUnreadable ? manifest : manifest.replace('title Visit', 'title: Visit');
  expect(findPathAt(text, text.indexOf(word))).toEqual({ path, isUnreadable });
});

test('finds nothing where the text is not valid, or empty', () => {
  expect(findPathAt(manifest, manifest.indexOf('Example'))).toBeUndefined();
  expect(findPathAt('', 0)).toBeUndefined();
});
