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

test('the table of contents of a text without parts links to its highest headings', () => {
  const text = 'Before.\n\n## What to bring\n\n### Shoes\n\n## When the *wind* turns\n\nCall us.';
  const html = renderSection({ type: 'prose', title: 'Boats', contents: true, text });
  const links = Array.from(html.matchAll(/<li><a href="#([^"]+)">([^<]+)/g), ([, ...link]) => link);
  expect(links).toEqual([
    ['what-to-bring', 'What to bring'],
    ['when-the-wind-turns', 'When the wind turns'],
  ]);
  for (const [id] of links) expect(html).toContain(`id="${id}"`);
  const empty: Prose = { type: 'prose', contents: true, text: 'No headings.' };
  expect(check(empty, samplePage).map(({ path }) => path)).toEqual([['contents']]);
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
