import { expect, test } from 'vitest';
import type { Binding } from './expressions/Scope.ts';
import { getRowName } from './getRowName.ts';

const row = { collection: 'authors', key: 'tomas', columns: undefined };

test.each<[string, string, Binding, string | undefined]>([
  ['a row', '/authors/{{ it1.key }}', { value: { name: 'Tomás Ruiz' }, row }, 'Tomás Ruiz'],
  ['an article', '/blog/{{it1.key | slug}}', { value: { title: 'C# SDK' }, row }, 'C# SDK'],
  ['a tag', '/tags/{{ it1.key }}', { value: { value: 'C++', key: 'c', count: 2 } }, 'C++'],
  ['a batch', '/blog{{ it1.path }}', { value: { number: 2, path: '/2' } }, undefined],
  ['a part of a segment', '/va-in-{{ it1.key }}', { value: { name: 'Rome' }, row }, undefined],
  [
    'a name with marks',
    '/blog/{{ it1.key }}',
    { value: { title: 'A *new* lamp' }, row },
    undefined,
  ],
])('names %s', (_, route, binding, name) => {
  expect(getRowName(route, new Map([['it1', binding]]))).toBe(name);
});
