import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { orderGroups } from './orderGroups.ts';

test('groups follow the order of a page, then come groups of a site and the rest', () => {
  expect(
    orderGroups(['More', 'Trust', 'Recipes', 'Start and end', 'Contact and forms', 'Trust']),
  ).toEqual(['Start and end', 'Trust', 'Contact and forms', 'Recipes', 'More']);
});

test('every group of the built-in section types has its place', () => {
  const groups = Object.values(sectionSchemas).flatMap(
    (schema) => (schema as { 'x-group'?: string })['x-group'] ?? [],
  );
  const ordered = orderGroups([...groups, 'A group of a site']);
  expect(ordered[0]).toBe('Start and end');
  expect(ordered.at(-1)).toBe('A group of a site');
});
