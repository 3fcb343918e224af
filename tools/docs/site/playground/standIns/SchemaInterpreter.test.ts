import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPresets } from '../../../../../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../../../../../renderer/sections/sectionSchemas.ts';
import { formats } from '../../../../../schema/shape/formats/formats.ts';
import { formSchema } from '../../../../../schema/vocabulary/form/form.ts';
import { pageSchema } from '../../../../../schema/vocabulary/page.ts';
import { siteSchema } from '../../../../../schema/vocabulary/site/site.ts';
import { isLongRun } from '../../../../../tests/isLongRun.ts';
import { SchemaInterpreter } from './SchemaInterpreter.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  verbose: true,
  validateSchema: false,
  logger: false,
  addUsedSchema: false,
  formats,
});
const interpreter = new SchemaInterpreter({ formats });

/** Compares the errors of both, without the messages, which nobody reads. */
function compare(schema: object, values: readonly unknown[]): number {
  const [expected, found] = [ajv.compile(schema), interpreter.compile(schema)];
  let refused = 0;
  for (const value of values) {
    const isValid = expected(value);
    expect(found(value)).toBe(isValid);
    if (isValid) continue;
    refused++;
    const errors = expected.errors?.map((error) => ({ ...error, message: '' }));
    expect(found.errors).toEqual(errors);
  }
  return refused;
}

const odd = [
  null,
  true,
  0,
  -1.5,
  '',
  ' ',
  'x',
  '/x',
  '#x',
  [],
  [1, 1],
  ['a', 'a'],
  {},
  { type: 3 },
];

/** Returns copies of a value with one odd value each, in the place of a value or as a new key. */
function listChanged(value: unknown, others: readonly unknown[]): unknown[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => listChanged(item, others).map((one) => value.with(index, one)))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => [
          ...listChanged(item, others).map((one) => ({ ...value, [key]: one })),
          Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)),
          { ...value, [`${key}~/é`]: item },
        ])
      : [];
  return [...others, ...inner];
}

test('reports the errors of ajv for sections with odd values', () => {
  let refused = 0;
  for (const [type, schema] of Object.entries(sectionSchemas))
    for (const { section } of listPresets(type).slice(0, isLongRun ? undefined : 1)) {
      const changed = listChanged(section, odd);
      // A few of each place.
      const values = isLongRun ? changed : changed.filter((_, index) => index % 31 === 0);
      refused += compare(schema, values);
    }
  expect(refused).toBeGreaterThan(300);
});

test('reports the errors of ajv for settings, pages and forms', () => {
  const site = {
    name: 'A',
    url: 'https://www.example.com',
    description: 'A',
    theme: {
      use: 'clear',
      colors: { light: { text: '#000' } },
      type: { headings: { weight: 450 } },
    },
    header: { items: [{ label: 'A', to: '/a' }] },
    checks: { 'dead-link': 'off', 'title-length': 70 },
    redirects: { '/a': '/b' },
  };
  const page = {
    title: 'A',
    description: 'A',
    sections: [],
    each: { city: 'cities' },
    publishAt: 1,
  };
  const form = {
    function: 'send',
    title: 'A',
    submit: 'Send',
    groups: [{ fields: [{ name: 'email', label: 'Email', kind: 'email' }] }],
  };
  const refused =
    compare(siteSchema, listChanged(site, odd)) +
    compare(pageSchema, listChanged(page, odd)) +
    compare(formSchema, listChanged(form, odd));
  expect(refused).toBeGreaterThan(100);
});

test('reports the errors of ajv for random values and schemas of its keywords', async () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 0, 1.5, 2, 'a', 'ab', '😀'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c/d'), tie('value'), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    ),
  })).value;
  const schema = fc.letrec<{ schema: object }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.constantFrom<object>({}, { title: 'A' }, { const: 'a' }, { enum: ['a', 2] }),
      fc.constantFrom<object>(
        { type: 'integer', minimum: 1, multipleOf: 2 },
        { type: 'number', exclusiveMinimum: 0, maximum: 1 },
        { type: 'string', minLength: 2, pattern: '^a' },
        { type: ['string', 'null'], maxLength: 1 },
        { type: 'boolean' },
        { minLength: 2 },
      ),
      fc.record({ type: fc.constant('array'), items: tie('schema'), uniqueItems: fc.boolean() }),
      fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
      fc.record({
        type: fc.constant('object'),
        properties: fc.dictionary(fc.constantFrom('a', 'c/d'), tie('schema'), { maxKeys: 2 }),
        required: fc.constantFrom<string[]>([], ['a'], ['b', 'a']),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        propertyNames: fc.constantFrom({ pattern: '^[abc]' }, { minLength: 1, pattern: '^a' }),
        minProperties: fc.constantFrom(0, 2),
      }),
      fc.record({
        type: fc.constant('object'),
        patternProperties: fc.dictionary(fc.constantFrom('^a', '/'), tie('schema'), { maxKeys: 2 }),
        additionalProperties: fc.boolean(),
      }),
    ),
  })).schema;
  let refused = 0;
  await fc.assert(
    fc.property(schema, fc.array(value, { minLength: 5, maxLength: 10 }), (one, values) => {
      refused += compare(one, values);
    }),
    { numRuns: isLongRun ? 20_000 : 300, seed: 7 },
  );
  expect(refused).toBeGreaterThan(500);
});

test('refuses a keyword that it does not follow', () => {
  expect(() => interpreter.compile({ oneOf: [] })('a')).toThrow(
    'The playground has no keyword oneOf',
  );
});
