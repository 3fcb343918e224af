import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { commonKeys, pageSchema, section } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { withPageTabs } from '../inspector/pageTabs.ts';
import { listTabs } from './listTabs.ts';

const common = Object.keys(commonKeys);
const list = (schema: unknown) =>
  Object.fromEntries(
    listTabs(schema as FieldSchema, common).map(({ name, keys }) => [name, keys] as const),
  );

test('sorts the keys of a section type into tabs by their types alone', () => {
  const cards = list(sectionSchemas.cards);
  expect(cards.Content).toEqual([
    'type',
    'eyebrow',
    'title',
    'intro',
    'items',
    'actions',
    'filter',
  ]);
  expect(cards.Design).toEqual(
    expect.arrayContaining(['tone', 'background', 'space', 'width', 'align', 'columns', 'layout']),
  );
  expect(cards.Visibility).toEqual(
    expect.arrayContaining(['id', 'when', 'draft', 'publishAt', 'expireAt', 'sample']),
  );
  const recipe = section('recipe', 'A recipe.', {
    dish: { type: 'string' },
    spicy: { type: 'boolean' },
  });
  expect(list(recipe).Content).toEqual(['type', 'dish']);
  expect(list(recipe).Design).toContain('spicy');
});

test('shows no key twice, and leaves none out', () => {
  for (const schema of Object.values(sectionSchemas)) {
    const { properties = {} } = schema as FieldSchema;
    expect(Object.values(list(schema)).flat().sort()).toEqual(Object.keys(properties).sort());
  }
});

test('sorts the keys of a page, and those of features as they say', () => {
  const page = list(withPageTabs(pageSchema as FieldSchema));
  expect(page.Content).toEqual(['title', 'description', 'breadcrumb']);
  expect(page.Sharing).toEqual(
    expect.arrayContaining(['image', 'noindex', 'search', 'sharePicture', 'analytics']),
  );
  expect(page.Visibility).toEqual(['only', 'when', 'draft', 'publishAt', 'expireAt']);
});

test('shows what is chosen in a row as content', () => {
  const row = { properties: { kind: { enum: ['a'] }, open: { type: 'boolean' }, ...commonKeys } };
  expect(list(row).Content).toEqual(expect.arrayContaining(['kind', 'open']));
  expect(list(row).Visibility).toEqual(expect.arrayContaining(['draft', 'publishAt']));
  expect(list(row).Design).toBeUndefined();
});
