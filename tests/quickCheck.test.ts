import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import { formats } from '../schema/shape/formats/formats.ts';
import { quickCheck } from '../schema/shape/quickCheck.ts';
import { takeNumbersAsText, Validator } from '../schema/shape/Validator.ts';
import { formSchema } from '../schema/vocabulary/form/form.ts';
import { pageSchema } from '../schema/vocabulary/page.ts';
import { siteSchema } from '../schema/vocabulary/site/site.ts';

// Compares the quick check with ajv, the authority: what the quick check accepts must be valid.

const ajv = new Ajv2020({ strict: false, logger: false, addUsedSchema: false, formats });

const schemas: Record<string, object> = {
  ...sectionSchemas,
  page: pageSchema,
  site: siteSchema,
  form: formSchema,
};

test.each(Object.keys(schemas))('the schema of %s is supported', (name) => {
  expect(quickCheck(schemas[name])).toBeDefined();
});

describe.each(Object.entries(sectionSchemas))('section type %s', (type, schema) => {
  const accepts = quickCheck(schema) ?? (() => false);
  const presets = listPresets(type).map(({ section }): unknown => section);
  const [example] = presets;

  test('accepts its presets', () => {
    expect(presets.filter(accepts)).toEqual(presets);
  });

  test('agrees with ajv on a changed example', async () => {
    const validate = ajv.compile(schema);
    const judged = { valid: 0, invalid: 0 };
    const changed = fc
      .array(fc.tuple(fc.nat(), oddValue()), { minLength: 1, maxLength: 3 })
      .map((changes) =>
        changes.reduce((value, [at, odd]) => withChange(value, at, odd), structuredClone(example)),
      );
    await fc.assert(
      fc.property(changed, (value) => {
        const valid = validate(value);
        judged[valid ? 'valid' : 'invalid']++;
        expect(accepts(value)).toBe(valid);
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(judged.valid).toBeGreaterThan(0);
    expect(judged.invalid).toBeGreaterThan(0);
  });
});

test('accepts only valid values for random schemas', async () => {
  let accepted = 0;
  let refused = 0;
  await fc.assert(
    fc.property(randomSchema(), fc.array(randomValue(), { minLength: 20 }), (schema, values) => {
      const accepts = quickCheck(schema);
      if (!accepts) {
        refused++;
        return;
      }
      expect(ajv.validateSchema(schema)).toBe(true);
      const validate = ajv.compile(schema);
      for (const value of values) {
        if (!accepts(value)) continue;
        accepted++;
        expect(validate(value)).toBe(true);
      }
    }),
    { numRuns: 3000, seed: 7 },
  );
  expect(accepted).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(100);
});

test('takes whole numbers as text without ajv, with the same result', () => {
  const theme = { fonts: { text: { family: 'A', file: '/a.woff2', weights: 600 } } };
  const site = { name: 2, url: 'https://www.example.com', description: 'A', theme, redirects: {} };
  const quick = takeNumbersAsText(siteSchema, site);
  expect(quickCheck(siteSchema)?.(quick)).toBe(true);
  const validate = vi.spyOn(Validator.prototype, 'accepts').mockReturnValue(false);
  expect(new Validator().read(siteSchema, site)).toEqual({ value: quick, findings: [] });
  validate.mockRestore();
  expect(takeNumbersAsText(siteSchema, quick)).toBe(quick);
});

/** Replaces a value, removes one, or adds a key at the position `at`. */
function withChange(root: unknown, at: number, odd: unknown): unknown {
  const places: [holder: Record<string, unknown>, key: string][] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      visit(holder[key]);
    }
    if (!Array.isArray(value))
      for (const key of ['titel', 'id', 'tone']) places.push([holder, key]);
  };
  visit(root);
  const [holder, key] = places[at % places.length] ?? [{}, ''];
  if (odd === undefined && !Array.isArray(holder)) delete holder[key];
  else holder[key] = structuredClone(odd ?? null);
  return root;
}

function oddValue() {
  return fc.oneof(
    fc.constantFrom(undefined, null, '', ' ', 'a', 'A', 'a-b', '/a', '#a', '/a b', 'https://a.b'),
    fc.constantFrom(
      '2026-02-29',
      '2026-02-28',
      '{{ a.b }}',
      '𝒳',
      'calendar',
      'plain',
      'x'.repeat(400),
    ),
    fc.constantFrom(0, -1, 1, 2.5, 1e30, true, false),
    fc.constantFrom([], {}, [''], ['a', 'a'], [{}], { a: 1 }, { title: 'a' }),
  );
}

function randomValue() {
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom<unknown>(null, true, 0, 1, 1.5, -3, '', 'a', 'ab', '𝒳', '/a', '2026-02-28'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(randomKey(), tie('value'), { maxKeys: 3 }),
    ),
  })).value;
}

function randomSchema() {
  return fc.letrec((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record(
        {
          type: fc.constant('string'),
          minLength: fc.constantFrom(0, 0, 1, 1, 2, 2, -1, 1.5),
          maxLength: fc.constantFrom(0, 1, 2),
          pattern: fc.constantFrom('^a', '.', '', '['),
          format: fc.constantFrom('link', 'moment', 'plain', 'line', 'date'),
          description: fc.constantFrom('a', 'a', 'a', 1),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        {
          type: fc.constantFrom(
            'number',
            'integer',
            'boolean',
            'null',
            'text',
            ['number', 'null'],
            [],
          ),
          minimum: fc.constantFrom(0, 1, '1'),
          maximum: fc.constantFrom(0, 1),
          exclusiveMinimum: fc.constantFrom(0, 1),
          multipleOf: fc.constantFrom(1, 2, 0, 0.5),
          enum: fc.constantFrom([1, 2], [], [null], ['a', true]),
          const: fc.constantFrom(1, 'a', {}),
        },
        { requiredKeys: [] },
      ),
      fc.record(
        {
          type: fc.constant('array'),
          items: tie('schema'),
          minItems: fc.constantFrom(0, 1),
          maxItems: fc.constantFrom(1, 2),
          uniqueItems: fc.boolean(),
        },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        {
          type: fc.constant('object'),
          properties: fc.dictionary(randomKey(), tie('schema'), { maxKeys: 3 }),
          patternProperties: fc.dictionary(fc.constantFrom('^a', '('), tie('schema'), {
            maxKeys: 1,
          }),
          additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
          required: fc.array(randomKey(), { maxLength: 2 }),
          minProperties: fc.constantFrom(0, 1, 2),
          'x-heading': fc.constant(1),
        },
        { requiredKeys: ['type', 'properties'] },
      ),
      fc.record({ anyOf: fc.array(tie('schema'), { maxLength: 2 }) }),
    ),
  })).schema as fc.Arbitrary<object>;
}

function randomKey() {
  return fc.constantFrom('a', 'ab', 'b', 'constructor');
}
