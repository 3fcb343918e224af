import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import { Validator } from '../../../schema/shape/Validator.ts';
import { formSchema } from '../../../schema/vocabulary/form/form.ts';
import { pageSchema } from '../../../schema/vocabulary/page.ts';
import { siteSchema } from '../../../schema/vocabulary/site/site.ts';
import { toSwitchEdit } from './toSwitchEdit.ts';

const path = ['header'];
const order = ['title', 'header'];
const shown = { type: 'boolean', default: true };

test('a switch writes only what differs from the default', () => {
  const field = { schema: shown, path, order, optional: true };
  expect(toSwitchEdit(false, field, false)).toEqual({ kind: 'set', path, value: false, order });
  expect(toSwitchEdit(true, field, false)).toEqual({ kind: 'remove', path });
  const hidden = { ...field, schema: { type: 'boolean' } };
  expect(toSwitchEdit(true, hidden, false)).toEqual({ kind: 'set', path, value: true, order });
  expect(toSwitchEdit(false, hidden, false)).toEqual({ kind: 'remove', path });
});

test('a switch writes the default where a block or a required key needs a value', () => {
  const field = { schema: shown, path, order, optional: true };
  const set = { kind: 'set', path, value: true, order };
  expect(toSwitchEdit(true, field, true)).toEqual(set);
  expect(toSwitchEdit(true, { ...field, optional: false }, false)).toEqual(set);
});

test('each key that is on by default says so in its schema', () => {
  const named = { ...sectionSchemas, page: pageSchema, site: siteSchema, form: formSchema };
  const switches = Object.entries(named).flatMap(([name, schema]) => findSwitches(schema, name));
  expect(switches.length).toBeGreaterThan(25);
  for (const { at, schema } of switches)
    expect([at, schema.default ?? false]).toEqual([
      at,
      /`false`/.test(String(schema.description).replace(/`true`.*`false`/, '')),
    ]);
});

test('a default in a schema adds nothing to a value', () => {
  const page = { title: 'Title', description: 'Text' };
  new Validator().validate(pageSchema, page);
  expect(page).toEqual({ title: 'Title', description: 'Text' });
});

interface AnySchema {
  type?: string;
  default?: unknown;
  description?: string;
}

function findSwitches(schema: unknown, at: string): { at: string; schema: AnySchema }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as AnySchema;
  return [
    ...(own.type === 'boolean' && own.description !== undefined ? [{ at, schema: own }] : []),
    ...Object.entries(schema).flatMap(([key, value]) => findSwitches(value, `${at}/${key}`)),
  ];
}
