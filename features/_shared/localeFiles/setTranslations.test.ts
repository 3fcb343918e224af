import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isLongRun } from '../../../tests/isLongRun.ts';
import { setTranslations } from './setTranslations.ts';
import type { TranslationChange } from './TranslationChange.ts';

const layout = {
  source: 'en',
  target: 'es',
  pages: ['/', '/pricing', '/contact'],
  listOriginals: () => ['One', 'Two', 'Three', 'Four', 'Five'],
};

const file = `# Our translations
/:
  texts:
    - en: "One"   # the first
      es: "Uno"
    - { en: Three, was: Tree, es: Árbol }
    - en: Four
      es: >-
        Cuatro
      draft: true

# Prices
/pricing:
  route: /precios

data/cities:
  name: [{ en: Lisbon, es: Lisboa }]
`;

const cases: [string, TranslationChange, string, string][] = [
  [
    'changes a translation in its quotes',
    { page: '/', original: 'One', translation: 'Un' },
    '      es: "Uno"',
    '      es: "Un"',
  ],
  [
    'finishes a stale translation in braces',
    { page: '/', original: 'Three', translation: 'Tres' },
    '{ en: Three, was: Tree, es: Árbol }',
    '{ en: Three, es: Tres }',
  ],
  [
    'keeps a stale translation stale',
    { page: '/', original: 'Three', was: 'Tree', translation: 'Tres' },
    'es: Árbol',
    'es: Tres',
  ],
  [
    'approves a draft',
    { page: '/', original: 'Four', translation: 'Cuatro' },
    '        Cuatro\n      draft: true\n',
    '        Cuatro\n',
  ],
  [
    'adds an entry in the order of the page',
    { page: '/', original: 'Two', translation: 'Dos' },
    '      es: "Uno"\n',
    '      es: "Uno"\n    - { en: Two, es: Dos }\n',
  ],
  [
    'removes an entry',
    { page: '/', original: 'One' },
    '    - en: "One"   # the first\n      es: "Uno"\n',
    '',
  ],
  [
    'adds a list to a page',
    { page: '/pricing', original: 'One', translation: 'Uno' },
    '  route: /precios\n',
    '  route: /precios\n  texts:\n    - en: One\n      es: Uno\n',
  ],
  [
    'adds a page',
    { page: '/contact', original: 'One', translation: 'Uno' },
    '  route: /precios\n',
    '  route: /precios\n\n/contact:\n  texts:\n    - en: One\n      es: Uno\n',
  ],
  [
    'adds a column',
    { page: 'data/cities#country', original: 'Spain', translation: 'España' },
    'es: Lisboa }]\n',
    'es: Lisboa }]\n  country:\n    - en: Spain\n      es: España\n',
  ],
  [
    'adds to a list in brackets',
    { page: 'data/cities#name', original: 'Rome', translation: 'Roma' },
    'es: Lisboa }]',
    'es: Lisboa }, { en: Rome, es: Roma }]',
  ],
  [
    'removes the last text of a collection',
    { page: 'data/cities#name', original: 'Lisbon' },
    'data/cities:\n  name: [{ en: Lisbon, es: Lisboa }]\n',
    '',
  ],
];

test.each(cases)('%s', (_name, change, before, after) => {
  expect(file).toContain(before);
  expect(setTranslations(file, [change], layout)).toBe(file.replace(before, after));
});

test('starts a file', () => {
  const changes = [
    { page: '/', original: 'Two', translation: 'Dos' },
    { page: '/', original: 'One', translation: 'Uno: 1', draft: true },
  ];
  expect(setTranslations('', changes, layout)).toBe(
    '/:\n  texts:\n    - en: One\n      es: "Uno: 1"\n      draft: true\n    - en: Two\n      es: Dos\n',
  );
});

test('writes into a page that has no content yet', () => {
  const changes = [{ page: '/', original: 'One', translation: 'Uno' }];
  expect(setTranslations('/: # the start\n/b:\n', changes, layout)).toBe(
    '/: # the start\n  texts:\n    - en: One\n      es: Uno\n/b:\n',
  );
});

test('keeps Windows line breaks', () => {
  const windows = file.replaceAll('\n', '\r\n');
  const changed = setTranslations(
    windows,
    [{ page: '/', original: 'Two', translation: 'Dos' }],
    layout,
  );
  expect(changed.replaceAll('\r\n', '')).not.toContain('\n');
});

test('many changes at once have the same result as one after the other', () => {
  const text = fc.constantFrom(
    'a',
    'b: c',
    "it's",
    '"q"',
    'two\nlines',
    '{{ x }}',
    '# no',
    'مرحبا',
    '- x',
    ' s ',
  );
  const change = fc.record({
    page: fc.constantFrom('/', '/pricing', '/contact', '/{{ a.b }}', 'site', 'data/cities#name'),
    original: fc.oneof(text, fc.constantFrom('One', 'Two', 'Three', 'Four', 'Lisbon')),
    translation: fc.option(text, { nil: undefined }),
    was: fc.option(text, { nil: undefined }),
    draft: fc.option(fc.constant(true), { nil: undefined }),
  });
  const seed = Number(process.env.BLOCKWRIGHT_SEED ?? 20261123);
  const changes = fc.uniqueArray(change, {
    maxLength: 12,
    selector: ({ page, original }) => `${page} ${original.trim()}`,
  });
  fc.assert(
    fc.property(changes, (all) => {
      const together = parse(setTranslations(file, all, layout));
      const apart = parse(
        all.reduce((before, one) => setTranslations(before, [one], layout), file),
      );
      expect(toSet(together)).toEqual(toSet(apart));
      for (const { page, original, translation, ...state } of all) {
        const [key = '', list = 'texts'] = page.split('#');
        const entry = (together?.[key]?.[list] ?? []).find(
          ({ en }: { en: string }) => en.trim() === original.trim(),
        );
        if (translation === undefined) expect(entry).toBeUndefined();
        else expect(entry).toMatchObject({ es: translation, ...JSON.parse(JSON.stringify(state)) });
      }
    }),
    { numRuns: isLongRun ? 500 : 30, seed },
  );
});

/** Returns the entries of a file without the order of texts, which depends on what was there before. */
function toSet(value: Record<string, Record<string, unknown>> | null): Set<string> {
  return new Set(
    Object.entries(value ?? {}).flatMap(([page, lists]) =>
      Object.entries(lists).flatMap(([list, texts]) =>
        [texts].flat().map((one) => JSON.stringify([page, list, one])),
      ),
    ),
  );
}
