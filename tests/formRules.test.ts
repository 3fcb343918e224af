import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { evaluateForm } from '../base/forms/evaluateForm.ts';
import type { FieldRules, FormRules } from '../base/forms/FormRules.ts';
import { getSubmittedName } from '../base/forms/FormRules.ts';
import { tidyLine, tidyLines } from '../base/forms/tidyText.ts';
import { builtInFunctions } from '../functions/_shared/handlers/createFunctions.ts';
import { compileForm } from '../functions/_shared/site/compileForm.ts';
import { formFunctions } from '../schema/vocabulary/form/formFunctions.ts';
import { matchesPattern } from '../sections/_shared/form/matchesPattern.ts';
import { englishTexts } from './backend/support/englishTexts.ts';
import { isLongRun } from './isLongRun.ts';

const lead = read('lead');
const application = read('application');
const now = new Date('2026-03-10T11:00:00Z');
const english = { texts: englishTexts.fields, locale: 'en-US' };

/** A form with every kind of field. */
const everyKind: FormRules = {
  groups: [
    {
      fields: [
        { name: 'plain', kind: 'text' },
        { name: 'code', kind: 'text', pattern: '^[A-Z]{2}$' },
        { name: 'site', kind: 'url', max: 60 },
        { name: 'note', kind: 'textarea', min: 3, max: 20 },
        { name: 'news', kind: 'checkbox' },
        { name: 'size', kind: 'radio', required: true, choices: { s: 'S', m: 'M' } },
        { name: 'days', kind: 'checkbox', choices: { mo: 'Mo', tu: 'Tu', we: 'We' }, max: 2 },
        { name: 'seats', kind: 'number', min: 1, max: 9, step: 0.5 },
        { name: 'start', kind: 'date', earliest: 'today', latest: '2027-01-01' },
        { name: 'source', kind: 'hidden', value: 'fair' },
        { name: 'page', kind: 'hidden', from: 'page' },
        { name: 'photos', kind: 'file', accept: ['.jpg', '.png'], maxFiles: 2, maxBytes: 1000 },
        { name: 'mail', kind: 'email', required: true, when: { news: true } },
      ],
    },
    {
      when: { size: ['m'] },
      fields: [
        { name: 'reason', kind: 'text', required: true },
        { name: 'more', kind: 'text', required: true, when: { days: 'mo' } },
      ],
    },
  ],
};

const goodLead = {
  firstName: 'María',
  lastName: 'Núñez',
  email: 'maria@example.com',
  phone: '305 555 0100',
  company: 'Example',
  industry: 'technology',
  roleLevel: 'manager',
  teamSize: '100+',
  budget: '10000+',
  needs: 'Calendar and inbox',
  timeline: '3+ months',
  workHours: 'us-eastern',
  experience: 'expert',
  agreeToTerms: true,
};

describe('the lead form', () => {
  test('accepts a complete lead as it is', () => {
    expect(evaluate(lead, goodLead)).toEqual({ values: goodLead, errors: {}, missing: [] });
  });

  test('has a message for each of its 14 fields in order', () => {
    expect(Object.entries(evaluate(lead, {}).errors)).toEqual([
      ['firstName', 'First name must be at least 2 characters'],
      ['lastName', 'Last name must be at least 2 characters'],
      ['email', 'Please enter a valid email address'],
      ['phone', 'Please enter a valid phone number'],
      ['company', 'Company name is required'],
      ['industry', 'Please select an industry'],
      ['roleLevel', 'Please select your role level'],
      ['teamSize', 'Please select your team size'],
      ['budget', 'Please select your budget range'],
      ['needs', 'Please describe your needs (at least 10 characters)'],
      ['timeline', "Please select when you'd like to start"],
      ['workHours', 'Please select preferred work hours'],
      ['experience', 'Please select experience level'],
      ['agreeToTerms', 'You must agree to the terms'],
    ]);
  });

  test.each([
    ['firstName', 'A'],
    ['firstName', '😀'],
    ['firstName', 5],
    ['phone', '305555010'],
    ['needs', 'Too short'],
    ['email', 'maria@example'],
    ['email', 'maria@example..com'],
    ['email', '.maria@example.com'],
    ['email', 'maria..n@example.com'],
    ['email', 'maria@example.com, other@example.com'],
    ['email', 'maria@example.com\r\nBcc: other@example.com'],
    ['email', `${'a'.repeat(65)}@example.com`],
    ['email', '@example.com'],
    ['industry', 'piracy'],
    ['industry', 'constructor'],
    ['company', 'x'.repeat(201)],
    ['agreeToTerms', 'true'],
    ['agreeToTerms', false],
    ['extra', 'x'],
    ['__proto__', 'x'],
  ])('%s rejects %j', (name, value) => {
    const input = Object.fromEntries([...Object.entries(goodLead), [name, value]]);
    expect(Object.keys(evaluate(lead, input).errors)).toEqual([name]);
  });

  test('normalizes invisible characters instead of refusing them', () => {
    const { values, errors } = evaluate(lead, {
      ...goodLead,
      firstName: 'Ada\tM.',
      lastName: '\u200fLovelace',
      email: '\u200eada@example.com\u200b',
      phone: '\u202a+1 404 555 0199\u202c',
      needs: 'Calendar\vand inbox\u2028and \u200fmore',
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      firstName: 'Ada M.',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '+1 404 555 0199',
      needs: 'Calendar\nand inbox\nand more',
    });
  });
});

test.each([
  ['resume.pdf', 1000, undefined],
  ['Résumé de María.DOCX', 1000, undefined],
  ['resume.doc', 10_485_760, undefined],
  ['resume.pdf', 10_485_761, 'This file is larger than 10 MB'],
  ['resume.pdf', 0, 'This file is empty. Please choose another one'],
  ['resume.exe', 1000, 'Please choose a file of type .pdf, .doc, .docx'],
  ['pdf', 1000, 'Please choose a file of type .pdf, .doc, .docx'],
])('a resume %s of %i bytes has the message %s', (name, size, message) => {
  expect(evaluate(application, { resumeUrl: { name, size } }).errors.resume).toBe(message);
});

describe('each kind of field', () => {
  test.each([
    ['plain', ' a\r\nb ', 'a b'],
    ['plain', '', undefined],
    ['plain', null, undefined],
    ['note', ' a\r\nb ', 'a\nb'],
    ['note', '😀'.repeat(20), '😀'.repeat(20)],
    ['site', 'example.com/a?b', 'https://example.com/a?b'],
    ['site', 'http://example.com', 'http://example.com'],
    ['site', 'localhost.test:80', 'https://localhost.test:80'],
    ['news', undefined, false],
    ['size', 's', 's'],
    ['days', ['tu', 'mo', 'tu'], ['mo', 'tu']],
    ['days', 'we', ['we']],
    ['days', [], undefined],
    ['seats', '2,5', 2.5],
    ['seats', 3, 3],
    ['seats', '', undefined],
    ['start', '2026-03-10', '2026-03-10'],
    // Today in American Samoa, while it is already tomorrow in Europe.
    ['start', '2026-03-09', '2026-03-09'],
    ['source', 'forged', 'fair'],
    ['page', '/prices\n', '/prices'],
    ['page', 5, undefined],
    ['photos', ['1-a-b.jpg', '1-a-b-2.PNG'], ['1-a-b.jpg', '1-a-b-2.PNG']],
    ['photos', '1-a-b.jpg', ['1-a-b.jpg']],
    ['reason', 'ignored for this size', undefined],
  ])('%s turns %j into %j', (name, value, expected) => {
    const { values, errors } = evaluate(everyKind, { size: 's', [name]: value });
    expect(errors).toEqual({});
    expect(values[name]).toEqual(expected);
  });

  test.each([
    ['plain', 5, 'Please check this value'],
    ['plain', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['code', 'abc', 'Please check this value'],
    ['site', 'javascript:alert(1)', 'Please enter a web address, such as https://www.example.com'],
    ['site', 'no address', 'Please enter a web address, such as https://www.example.com'],
    ['note', 'ab', 'Please use at least 3 characters'],
    ['note', 'x'.repeat(21), 'Please use at most 20 characters'],
    ['news', 'yes', 'Please check this value'],
    ['size', '', 'Please choose an option'],
    ['size', 'toString', 'Please check this value'],
    ['days', ['mo', 'x'], 'Please check this value'],
    ['days', ['mo', 'tu', 'we'], 'Please choose at most 2'],
    ['seats', 'two', 'Please enter a number'],
    ['seats', '0x5', 'Please enter a number'],
    ['seats', Number.NaN, 'Please enter a number'],
    ['seats', '0', 'Please enter a number of at least 1'],
    ['seats', '10', 'Please enter a number of at most 9'],
    ['seats', '1.2', 'Please enter a multiple of 0.5'],
    ['start', '2026-02-30', 'Please enter a date'],
    ['start', '2026-13-01', 'Please enter a date'],
    ['start', 'tomorrow', 'Please enter a date'],
    ['start', '2026-03-08', 'Please enter a date from March 10, 2026 on'],
    ['start', '2027-01-02', 'Please enter a date up to January 1, 2027'],
    ['photos', ['1-a-b.gif'], 'Please choose a file of type .jpg, .png'],
    ['photos', ['../a.jpg'], 'Please check this value'],
    ['photos', ['1-a.jpg', '1-b.jpg', '1-c.jpg'], 'Please choose at most 2 files'],
    ['photos', [{ name: 'a.jpg', size: 1001 }], 'This file is larger than 1 kB'],
    ['photos', { hostile: true }, 'Please check this value'],
  ])('%s refuses %j', (name, value, message) => {
    const input = { size: 's', [name]: value };
    expect(evaluate(everyKind, input).errors).toEqual({ [name]: message });
  });
});

describe('conditions', () => {
  test.each([
    [{ size: 's' }, []],
    [{ size: 'm' }, ['reason']],
    [{ size: 'm', days: ['tu', 'mo'] }, ['reason', 'more']],
    [{ size: 's', days: ['mo'] }, []],
    [{ size: 's', news: true }, ['mail']],
    [{ size: 's', news: 'true' }, ['news']],
  ])('%j requires %j', (input, required) => {
    expect(Object.keys(evaluate(everyKind, input).errors)).toEqual(required);
  });

  test('a field is no part of the form while the field it depends on is none', () => {
    const chain: FormRules = {
      groups: [
        {
          fields: [
            { name: 'a', kind: 'checkbox' },
            { name: 'b', kind: 'checkbox', when: { a: true } },
            { name: 'c', kind: 'text', required: true, when: { b: true } },
            { name: 'self', kind: 'text', required: true, when: { self: 'x' } },
            { name: 'lost', kind: 'text', required: true, when: { nothing: 'x' } },
          ],
        },
      ],
    };
    expect(evaluate(chain, { b: true })).toMatchObject({ values: { a: false }, errors: {} });
    expect(Object.keys(evaluate(chain, { a: true, b: true }).errors)).toEqual(['c']);
  });
});

describe('any input', () => {
  const forms = { lead, application, everyKind };
  const runs = { numRuns: isLongRun ? 10_000 : 500 };

  test.each(Object.entries(forms))('of %s: what is stored is valid as it is', (_, form) => {
    fc.assert(
      fc.property(getInputs(form), (input) => {
        const { values, errors } = evaluate(form, input);
        const stored = without(values, Object.keys(errors));
        const again = evaluate(form, stored);
        for (const [name, value] of Object.entries(again.values)) {
          expect(value).toEqual(values[name]);
        }
        if (Object.keys(errors).length === 0)
          expect(again).toEqual({ values, errors, missing: [] });
      }),
      runs,
    );
  });

  test('of everyKind: browser and functions agree', async () => {
    const definition = { ...everyKind, name: 'x', function: 'x', title: 'x' };
    const { matches } = await compileForm(definition as Parameters<typeof compileForm>[0]);
    fc.assert(
      fc.property(getInputs(everyKind), (input) => {
        const inFunction = evaluateForm(everyKind, input, { matches, now, ...english });
        expect(inFunction).toEqual(evaluate(everyKind, input));
      }),
      runs,
    );
  });

  test('has a normalized text that is normalized', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(tidyLine(tidyLine(value))).toBe(tidyLine(value));
        expect(tidyLines(tidyLines(value))).toBe(tidyLines(value));
        expect(tidyLine(value)).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
      runs,
    );
  });
});

test('the checks of forms know the functions of the engine', () => {
  const receiving = Object.keys(builtInFunctions).filter((name) => name !== 'maintain');
  expect([...formFunctions].sort()).toEqual(receiving.sort());
});

test.each([
  ['Ma\u200br\u00ad\ufeffía\u2060', 'María'],
  ['Ana\u{e0041}\u{e007f}', 'Ana'],
  ['\u202a+1 305 555 0100\u202c', '+1 305 555 0100'],
  ['Right\u202eleft\ufffe\ud800', 'Rightleft'],
  ['A\u200dn\u200ca', 'Ana'],
  ['\u200b\u200b\u200bA\u200dna', 'Ana'],
  ['\u200b \u3164', ''],
  ['a\tb\u0000\u001b[1m', 'a b[1m'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['👩🏽\u200d💻', '👩🏽\u200d💻'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyLine(typed)).toBe(stored);
});

// Browsers backtrack: `^(a+)+$` takes hours for this text.
test('a text over the limit of its field is not matched', () => {
  const fields: FieldRules[] = [{ name: 'code', kind: 'text', max: 10, pattern: '^(a+)+$' }];
  const { errors } = evaluate({ groups: [{ fields }] }, { code: `${'a'.repeat(100)}!` });
  expect(errors).toEqual({ code: english.texts.tooLong({ count: 10 }) });
});

function evaluate(form: FormRules, input: Readonly<Record<string, unknown>>) {
  return evaluateForm(form, input, { matches: matchesPattern, now, ...english });
}

function read(name: string): FormRules {
  return parse(readFileSync(`data/forms/${name}.yaml`, 'utf8'));
}

function without(values: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Generates values that are often valid, by submitted name. */
function getInputs(form: FormRules): fc.Arbitrary<Record<string, unknown>> {
  const fields = form.groups.flatMap((group) => group.fields);
  return fc.record(
    Object.fromEntries(fields.map((field) => [getSubmittedName(field), valuesFor(field)])),
    { requiredKeys: [] },
  );
}

function valuesFor({ kind, choices }: FieldRules): fc.Arbitrary<unknown> {
  const values = Object.keys(choices ?? {});
  if (kind === 'checkbox' && choices) return fc.array(fc.constantFrom(...values), { maxLength: 3 });
  if (kind === 'checkbox') return fc.boolean();
  if (choices) return fc.constantFrom('', 'other thing', ...values, ...values);
  if (kind === 'number') return fc.oneof(fc.double(), fc.integer({ min: 0, max: 10 }), text);
  if (kind === 'date') return fc.oneof(fc.date().map(String), fc.constant('2026-05-01'));
  if (kind === 'file') return fc.array(fc.constantFrom('1-a-b.jpg', '2-a-b.pdf', 'x.pdf'));
  return text;
}

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }),
        fc.constantFrom(
          ...'\u200b\u200c\u200d\ufeff\u2066\u00ad\r\n\t\v\u2028\u0301\u0340aی☺️',
          '👩',
          '🏽',
          '\u{e0041}',
        ),
      ),
    )
    .map((characters) => characters.join('')),
  fc.constantFrom('a', '😀', '\ud800', 'AB', 'a\tb', 'a\nb', '\u202eabc', 'María', '\ufffe\uffff'),
  fc.constantFrom('a@b..co', 'a@.b.co', 'a@b.co.', 'a@b.c.co', 'a@-b.co', 'example.com'),
  fc.emailAddress(),
  fc.webUrl(),
  fc.nat({ max: 5100 }).map((length) => 'x'.repeat(length)),
);
