import { expect, test } from 'vitest';
import type { CompiledForm } from '../../../base/forms/FormDefinition.ts';
import { chooseForm } from './readSubmission.ts';

test.each([
  ['a named form', { form: 'lead', phone: 1 }, ['lead', 'order'], 'lead'],
  ['the form with most of the names', { phone: 1 }, ['lead', 'order'], 'order'],
  ['an unknown form', { form: 'gone' }, ['lead'], 404],
  ['an unknown form, while another is broken', { form: 'gone' }, ['lead', 'broken'], 404],
  ['a broken form', { form: 'broken' }, ['lead', 'broken'], 503],
  ['no form, and the function has none', {}, [], 404],
  ['no form, while the only one is broken', {}, ['broken'], 503],
])('a submission of %s', (_, values, names, expected) => {
  const forms = Object.fromEntries(names.map((name) => [name, all[name] as CompiledForm]));
  const outcome = () => {
    try {
      return chooseForm(forms, 'submit-form', values).definition.name;
    } catch (error) {
      return (error as { status: number }).status;
    }
  };
  expect(outcome()).toBe(expected);
});

const all: Record<string, CompiledForm> = {
  lead: createForm('lead', ['email']),
  order: createForm('order', ['email', 'phone']),
  // A form that could not be read has no function.
  broken: { ...createForm('broken', [], ''), loadError: 'line 1' },
};

function createForm(name: string, fields: string[], handler = 'submit-form'): CompiledForm {
  const definition = {
    name,
    function: handler,
    title: name,
    groups: [{ fields: fields.map((field) => ({ name: field, kind: 'text', label: field })) }],
  };
  return { definition, matches: () => true };
}

test.each([
  ['lead@es', 'es'],
  ['lead@fr', undefined],
  ['lead@__proto__', undefined],
  ['lead', undefined],
])('a submission of %s is in the language of its page', (form, locale) => {
  const lead = createForm('lead', ['email']);
  const localized = { es: { ...lead.definition, locale: 'es' } };
  const forms = { lead: { ...lead, definition: { ...lead.definition, localized } } };
  expect(chooseForm(forms, 'submit-form', { form }).definition.locale).toBe(locale);
});
