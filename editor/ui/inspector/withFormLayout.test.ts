// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { formSchema } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { isCondition } from '../fields/ConditionField.tsx';
import { describeField } from '../fields/describeField.ts';
import { listTabs } from '../fields/listTabs.ts';
import { orderFields } from '../fields/orderFields.ts';
import { createBlankValue, selectBranch } from '../fields/schemaValues.ts';
import { withFormLayout } from './withFormLayout.ts';

const form = formSchema as unknown as FieldSchema;
const arranged = withFormLayout(form);
const group = arranged.properties?.groups?.items ?? {};
const field = group.properties?.fields?.items ?? {};

test('recipients and fields come first, and no key is lost', () => {
  const tabs = listTabs(arranged, []);
  expect(tabs.map(({ name }) => name).slice(0, 3)).toEqual(['Fields', 'Texts', 'Sending']);
  expect(tabs[0]?.keys).toEqual(['to', 'groups', 'steps']);
  expect(tabs.flatMap(({ keys }) => keys).sort()).toEqual(
    Object.keys(form.properties ?? {}).sort(),
  );
});

test('the label of a field comes before its short name, and files keep their order', () => {
  expect(
    orderFields(field)
      .map(([key]) => key)
      .slice(0, 3),
  ).toEqual(['label', 'name', 'kind']);
  expect(Object.keys(Object(createBlankValue(field))).slice(0, 2)).toEqual(['name', 'label']);
});

test('conditions of fields and groups are chosen, and each type has the settings that matter', () => {
  for (const { properties } of [field, group])
    expect(properties?.when && isCondition(properties.when)).toBe(true);
  const offered = (kind: string) =>
    orderFields(field).flatMap(([key, its]) =>
      (its['x-kinds']?.includes(kind) ?? true) ? key : [],
    );
  expect(offered('email')).not.toContain('choices');
  expect(offered('email')).toContain('pattern');
  expect(offered('select')).toContain('choices');
  expect(offered('hidden')).toEqual(['label', 'name', 'kind', 'when', 'value', 'from']);
});

test('the types of fields have names and texts for people, and options name what is stored', () => {
  const { kind = {}, choices } = field.properties ?? {};
  const { options, hint } = describeField(kind, 'Type');
  expect(hint).toBe('');
  expect(options.map(({ value }) => value)).toEqual(kind.enum);
  expect(options.filter(({ text }) => text === '')).toEqual([]);
  expect(options.find(({ value }) => value === 'textarea')).toMatchObject({ label: 'Long text' });
  const { propertyNames, patternProperties } = selectBranch(choices ?? {}, { a: 'A' });
  expect(propertyNames?.title).toBe('Stored value');
  expect(Object.values(patternProperties ?? {})).toMatchObject([{ title: 'Text' }]);
});
