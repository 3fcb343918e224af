import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { validatorOptions } from '../functions/_local/site/validatorOptions.ts';
import { createFormSchema } from '../functions/_shared/forms/createFormSchema.ts';
import type {
  FormValidator,
  CompiledForm as ServerForm,
} from '../functions/_shared/forms/FormDefinition.ts';
import { tidyText as tidyOnServer } from '../functions/_shared/forms/tidyText.ts';
import { HttpError } from '../functions/_shared/http/HttpError.ts';
import { readSubmission } from '../functions/_shared/submission/readSubmission.ts';
import type { FormDefinition, FormField } from '../schema/form.ts';
import type { FormValues } from '../sections/_shared/backend/FormValues.ts';
import { tidyText } from '../sections/_shared/form/tidyText.ts';
import { fieldsOf, validateForm } from '../sections/_shared/form/validateForm.ts';

/** A form that uses every rule. */
const everyRule: FormDefinition = {
  function: 'send-contact-email',
  title: 'Every rule',
  submit: 'Send',
  groups: [
    {
      fields: [
        { name: 'plain', label: 'Plain', kind: 'text' },
        {
          name: 'code',
          label: 'Code',
          kind: 'text',
          pattern: '^[A-Z]{2}$',
          message: 'Two letters',
        },
        { name: 'site', label: 'Site', kind: 'url', max: 30 },
        { name: 'note', label: 'Note', kind: 'textarea', min: 3, max: 20 },
        { name: 'news', label: 'News', kind: 'checkbox' },
        { name: 'size', label: 'Size', kind: 'radio', required: true, choices: { s: 'S', m: 'M' } },
        { name: 'days', label: 'Days', kind: 'checkbox', choices: { mo: 'Mo', tu: 'Tu' } },
      ],
    },
  ],
};

const forms: Record<string, FormDefinition> = {
  lead: parse(readFileSync('data/forms/lead.yaml', 'utf8')),
  application: withoutFiles(parse(readFileSync('data/forms/application.yaml', 'utf8'))),
  search: parse(readFileSync('data/forms/search.yaml', 'utf8')),
  everyRule,
};

describe.each(Object.keys(forms))('browser and function, form %s', (name) => {
  const form = forms[name] ?? everyRule;
  const server = serverForm(name, form);

  test('reject the same fields for any input', () => {
    fc.assert(
      fc.property(valuesOf(form), (values) => {
        expect(fieldsRejectedByServer(server, values)).toEqual(
          Object.keys(validateForm(form, values)).sort(),
        );
      }),
      { numRuns: 1500 },
    );
  });
});

test('browser and function normalise text the same way', () => {
  const character = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
    fc.constantFrom(
      ...'\u200b\u200c\u200d\ufeff\u2066\u00ad\r\n\u0301aی☺️',
      '👩',
      '🏽',
      '\u{e0041}',
    ),
  );
  fc.assert(
    fc.property(fc.array(character), (characters) => {
      const value = characters.join('');
      expect(tidyText(value)).toBe(tidyOnServer(value));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['Ma\u200br\u00ad\ufeffía\u2060', 'María'],
  ['Ana\u{e0041}\u{e007f}', 'Ana'],
  ['\u202a+1 305 555 0100\u202c', '+1 305 555 0100'],
  ['A\u200dn\u200ca', 'Ana'],
  ['\u200b \u3164', ''],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['👩🏽\u200d💻', '👩🏽\u200d💻'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyText(typed)).toBe(stored);
  expect(tidyOnServer(typed)).toBe(stored);
});

/** Returns the fields that the function rejects. */
function fieldsRejectedByServer(server: ServerForm, values: FormValues): string[] {
  try {
    readSubmission(server, { ...values, website: '' }, false);
    return [];
  } catch (error) {
    if (error instanceof HttpError) return Object.keys(error.fields ?? {}).sort();
    throw error;
  }
}

function serverForm(name: string, form: FormDefinition): ServerForm {
  const definition = { ...form, name } as ServerForm['definition'];
  const validate = new Ajv(validatorOptions).compile(createFormSchema(definition)) as FormValidator;
  return { definition, validate };
}

/** Generates values as the form in the browser reads them. */
function valuesOf(form: FormDefinition): fc.Arbitrary<FormValues> {
  return fc.record(
    Object.fromEntries(fieldsOf<FormField>(form).map((field) => [field.name, valuesFor(field)])),
  );
}

function valuesFor({ kind, choices }: FormField): fc.Arbitrary<FormValues[string]> {
  const values = Object.keys(choices ?? {});
  if (kind === 'checkbox' && choices) return fc.uniqueArray(fc.constantFrom(...values));
  if (kind === 'checkbox') return fc.boolean();
  if (choices) return fc.constantFrom('', 'other thing', ...values);
  return text.map(tidyText);
}

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a', '😀', '\ud800', 'AB', 'a\tb', 'a\nb', '\u202eabc', 'María', '\ufffe\uffff'),
  fc.constantFrom('a@b..co', 'a@.b.co', 'a@b.co.', 'a@b.c.co', 'a@-b.co'),
  fc.emailAddress(),
  fc.nat({ max: 5100 }).map((length) => 'x'.repeat(length)),
);

function withoutFiles(form: FormDefinition): FormDefinition {
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.filter((field) => field.kind !== 'file'),
  }));
  return { ...form, groups };
}
