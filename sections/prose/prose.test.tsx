import { expect, test } from 'vitest';
import { toAnchor } from '../../schema/markdown/toAnchor.ts';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
import { samplePage } from '../../tests/sampleRenderContext.ts';
import { check } from './check.ts';
import type { Prose } from './schema.ts';

const section = sectionExample<Prose>('prose');

test('the table of contents links to every part', () => {
  const html = renderSection(section);
  const links = Array.from(html.matchAll(/<li><a href="#([^"]+)"/g), (match) => match[1]);
  expect(links).toEqual(['hours', 'keys', 'leaving']);
  for (const id of links) expect(html).toContain(`<section id="${id}"`);
});

test('derives an anchor from any heading', () => {
  expect(toAnchor('What we collect, and why?')).toBe('what-we-collect-and-why');
  expect(toAnchor('2. Données à caractère personnel')).toBe('s-2-donnees-a-caractere-personnel');
});

test('reports a second part with the same anchor', () => {
  expect(check(section, samplePage)).toEqual([]);
  const items = [
    { title: 'Keys', text: 'x' },
    { title: 'Other', id: 'keys', text: 'x' },
    { title: 'Keys!', text: 'x' },
  ];
  expect(check({ ...section, items }, samplePage).map(({ path }) => path)).toEqual([
    ['items', 1, 'id'],
    ['items', 2, 'title'],
  ]);
});
