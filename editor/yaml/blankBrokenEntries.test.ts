import { expect, test } from 'vitest';
import { blankBrokenEntries } from './blankBrokenEntries.ts';

const manifest = `site: { name: Example }
pages:
  /:
    title: Home
    sections: []
  /gardens:
    title: Gardens
    sections:
      - type: hero
        headline Our gardens
        text: Green
  /visit:
    title: Visit
`;

test('leaves out the entry that is not valid, and keeps all lines', () => {
  const found = blankBrokenEntries(manifest);
  expect(found?.value).toEqual({
    site: { name: 'Example' },
    pages: { '/': { title: 'Home', sections: [] }, '/gardens': {}, '/visit': { title: 'Visit' } },
  });
  expect(found?.text.split('\n')).toHaveLength(manifest.split('\n').length);
  expect(found?.text.split('\n').indexOf('  /visit:')).toBe(
    manifest.split('\n').indexOf('  /visit:'),
  );
});

test('leaves out other parts that are not valid', () => {
  const site = manifest
    .replace('{ name: Example }', '{ name: Example')
    .replace('headline Our', 'headline: Our');
  const value = blankBrokenEntries(site)?.value as Record<string, Record<string, unknown>>;
  expect(value.site).toEqual({});
  expect(Object.keys(value.pages ?? {})).toEqual(['/', '/gardens', '/visit']);
});

test('gives up where the whole file is valid, or what is wrong is in no part of it', () => {
  expect(blankBrokenEntries(manifest.replace('headline Our', 'headline: Our'))).toBeUndefined();
  expect(blankBrokenEntries('pages:\n  /: {}\n  /: {}\n')).toBeUndefined();
});
