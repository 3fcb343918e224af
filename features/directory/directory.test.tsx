import { expect, test } from 'vitest';
import type { AnySection } from '../../schema/vocabulary.ts';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
import { findFilterFlaws } from './findFilterFlaws.ts';
import { shownOnPhones } from './limits.ts';

const people = (count: number, department: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    role: 'Librarian',
    facets: { department: department(index) },
  }));
const by = [{ key: 'department', label: 'Department' }];
const team = (items: unknown[], filter: object = { by }) =>
  sectionExample<AnySection>('team', { items, filter } as Partial<AnySection>);

test('entries carry the numbers of their values, and controls the same ones', () => {
  const html = renderSection(
    team(people(3, (index) => ['Music', ['Maps', 'Music'], 'Maps'][index])),
  );
  expect([...html.matchAll(/data-facets="([^"]*)"/g)].map(([, one]) => one)).toEqual([
    '1-1',
    '1-2 1-1',
    '1-2',
  ]);
  expect(html).toMatch(/<input type="radio"[^>]*value="1-2"\/>Maps/);
});

test('several columns are lists, and the search field waits for its script', () => {
  const html = renderSection(
    team(
      people(2, (index) => `Department ${index}`),
      { search: true, by: [...by, { key: 'role', label: 'Role' }] },
    ),
  );
  expect(html).toMatch(/<span>Role<\/span><select><option value="">All<\/option>/);
  expect(html).toMatch(/<label data-search="" hidden=""/);
});

test('files are filtered through their groups, and other parts of a section stay as they are', () => {
  const file = (name: string, kind: string) => ({
    name,
    to: `https://a.example/${name}`,
    facets: { kind },
  });
  const html = renderSection({
    type: 'downloads',
    filter: { by: [{ key: 'kind', label: 'Kind' }] },
    groups: [
      { title: 'One', files: [file('a.pdf', 'Form'), file('b.pdf', 'Report')] },
      { title: 'Two', files: [file('c.pdf', 'Form')] },
    ],
  });
  expect(html.match(/data-facets="1-1"/g)).toHaveLength(2);
  expect(html.match(/data-facets="1-2"/g)).toHaveLength(1);
});

test('phones show the first entries of a long list, and a button for all', () => {
  const html = renderSection(
    team(
      people(60, () => 'Music'),
      { search: true },
    ),
  );
  expect(html.match(/data-entry="more"/g)).toHaveLength(60 - shownOnPhones);
  expect(html).toContain('Show all 60');
  expect(
    renderSection(
      team(
        people(shownOnPhones, () => 'Music'),
        { search: true },
      ),
    ),
  ).not.toContain('Show all');
});

test('a list without a filter has no mark of it', () => {
  expect(renderSection(sectionExample('team'))).not.toMatch(/data-(?:entry|directory|facets)/);
});

test.each<[string, object, unknown[], string | undefined]>([
  ['a column of facets', { by }, people(2, () => 'Music'), undefined],
  [
    'a column of the entries',
    { by: [{ key: 'role', label: 'Role' }] },
    [{ name: 'A', role: 'B' }],
    undefined,
  ],
  ['a search alone', { search: true }, [{ name: 'A', role: 'B' }], undefined],
  [
    'a misspelt column',
    { by: [{ key: 'departement', label: 'D' }] },
    people(2, () => 'Music'),
    'filter.by.0.key',
  ],
  ['a column twice', { by: [...by, ...by] }, people(2, () => 'Music'), 'filter.by.1.key'],
  ['too many values', { by }, people(21, (index) => `Value ${index}`), 'filter.by.0.key'],
  ['nothing to filter by', {}, [{ name: 'A', role: 'B' }], 'filter'],
  [
    'facets without a column',
    { search: true },
    people(2, () => 'Music'),
    'items.0.facets.department',
  ],
])('%s', (_, filter, items, path) => {
  expect(findFilterFlaws(team(items, filter))[0]?.path.join('.')).toBe(path);
});

test('facets of a section without a filter are reported once', () => {
  const { filter: _, ...section } = team(people(5, () => 'Music'));
  expect(findFilterFlaws(section as AnySection)).toHaveLength(1);
});

test.each<[unknown, unknown]>([
  ['text', { by: 'role' }],
  [[null, 'Ada', { name: 'A', facets: 'Music' }], { by: [null, 'role', { label: 'Role' }] }],
  [undefined, 'all'],
  [{ from: 'staff' }, null],
])('what is no list is left to other rules: %j, %j', (items, filter) => {
  expect(() => findFilterFlaws({ type: 'team', items, filter })).not.toThrow();
});
