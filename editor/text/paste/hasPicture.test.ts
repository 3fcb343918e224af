import { expect, test } from 'vitest';
import { hasPicture } from './hasPicture.ts';

test.each([
  ['a copied picture', '', '', ['image/png'], true],
  ['a text with a picture', '<p>One <img src="a.png"></p>', 'One', [], true],
  ['cells with their picture', '<table><td>1</td></table>', '1', ['image/png'], false],
  ['a text', '<p>One</p>', 'One', [], false],
  ['a file', '', '', ['application/pdf'], false],
])('knows whether %s has a picture', (_, html, plain, types, expected) => {
  const files = types.map((type) => ({ type })) as unknown as FileList;
  const getData = (format: string) => (format === 'text/html' ? html : plain);
  expect(hasPicture({ getData, files })).toBe(expected);
});
