import { expect, test } from 'vitest';
import { comparePages } from '../comparison/comparePages.ts';
import { isolateParts } from './isolateParts.ts';
import { listParts } from './listParts.ts';

const section = (title: string, tone = 'plain') =>
  `<section data-tone="${tone}"><h2>${title}</h2><p>All about ${title}, on a page of its own.</p></section>`;
const page = (sections: readonly string[], { header = 'Home', styles = 'p{margin:0}' } = {}) =>
  `<!doctype html><html><head><style>${styles}</style></head><body><link rel="preload" href="/a.webp"><header><a href="/">${header}</a></header><main>${sections.join('')}</main></body></html>`;
const [bread, cake] = [section('Bread'), section('Cake')];
const coffee = '<section><h2>Coffee</h2><ul><li>Beans from four farms</li></ul></section>';

test.each([
  {
    name: 'a changed section',
    old: page([bread, cake]),
    new: page([bread, section('Cake', 'dark')]),
    parts: [{ title: 'Cake', old: 'main > :nth-child(2)', new: 'main > :nth-child(2)' }],
  },
  {
    name: 'no section that only moved',
    old: page([bread, cake, coffee]),
    new: page([coffee, bread, cake]),
    parts: [],
  },
  {
    name: 'added and removed sections',
    old: page([bread, cake]),
    new: page([coffee, bread]),
    parts: [
      { title: 'Coffee (added)', new: 'main > :nth-child(1)' },
      { title: 'Cake (removed)', old: 'main > :nth-child(2)' },
    ],
  },
  {
    name: 'the header',
    old: page([bread]),
    new: page([bread], { header: 'Start' }),
    parts: [{ title: 'Header', old: 'body > :nth-child(2)', new: 'body > :nth-child(2)' }],
  },
  {
    name: 'any section that looks different, if only the styles differ',
    old: page([bread]),
    new: page([bread], { styles: 'p{margin:1em}' }),
    parts: [
      {
        title: 'Bread',
        isOptional: true,
        old: 'main > :nth-child(1)',
        new: 'main > :nth-child(1)',
      },
    ],
  },
])('lists $name', ({ old, new: next, parts }) => {
  const found = listParts(comparePages(old, next), { old, new: next });
  expect(
    found.map(({ isOptional, ...part }) => (isOptional ? { ...part, isOptional } : part)),
  ).toEqual(parts);
});

test('empties what is not pictured, and keeps its place', () => {
  const html = page([bread, cake]);
  const isolated = isolateParts(html, new Set(['main > :nth-child(2)']));
  expect(isolated).toContain(`<main><section data-tone="plain"></section>${cake}</main>`);
  expect(isolated).toContain('<link rel="preload"><header></header>');
});
