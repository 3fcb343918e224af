import { expect, test } from 'vitest';
import { countDifferences } from './countDifferences.ts';
import { renderedFacts } from './facts.ts';

/** Returns the parts of a page with a test: a header, two sections, and a footer. */
function readParts(variant: string, { header = 'Menu', title = 'Hello', other = 'Form' } = {}) {
  const html = `<head><meta name="variant" content="hello=${variant}"></head><body>${header}<main>
<div data-section="hero">${title}</div><section class="A" data-section="form">${other} hello=${variant}</section></main>Footer</body>`;
  return renderedFacts.testParts({ parts: [html], structuredData: [] }) ?? [];
}

test('the parts of two variants differ in the section under test alone', () => {
  const page = readParts('a');
  expect(page).toHaveLength(4);
  expect(countDifferences(page, readParts('b'))).toBe(0);
  expect(countDifferences(page, readParts('b', { title: 'Welcome' }))).toBe(1);
  expect(countDifferences(page, readParts('b', { title: 'Welcome', other: 'Forms' }))).toBe(2);
  expect(countDifferences(page, readParts('b', { title: 'Welcome', header: 'Welcome' }))).toBe(2);
});

test('a section under test may contain more sections in one variant', () => {
  expect(countDifferences(['head', 'a', 'b', 'foot'], ['head', 'a1', 'a2', 'b', 'foot'])).toBe(1);
  expect(countDifferences(['head', 'a', 'b', 'foot'], ['head2', 'a1', 'a2', 'b', 'foot'])).toBe(2);
});

test('a page without a test has no parts', () => {
  expect(renderedFacts.testParts({ parts: ['<head></head>'], structuredData: [] })).toBeUndefined();
});
