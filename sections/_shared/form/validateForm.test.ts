import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { FormDefinition } from '../../../schema/form.ts';
import type { FormValues } from '../backend/FormValues.ts';
import { type CheckedForm, validateForm } from './validateForm.ts';

const lead = read('lead');
const application = read('application');

const goodLead: FormValues = {
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

test('a valid lead has no message', () => {
  expect(validateForm(lead, goodLead)).toEqual({});
});

test('an empty lead has a message for each of its 14 fields in order', () => {
  expect(Object.entries(validateForm(lead, { agreeToTerms: false }))).toEqual([
    ['firstName', 'First name must be at least 2 characters'],
    ['lastName', 'Last name must be at least 2 characters'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Please enter a valid phone number'],
    ['company', 'Company name is required'],
    ['industry', 'Please select an industry'],
    ['roleLevel', 'Please select your role level'],
    ['teamSize', 'Please select your team size'],
    ['needs', 'Please describe your needs (at least 10 characters)'],
    ['experience', 'Please select experience level'],
    ['workHours', 'Please select preferred work hours'],
    ['timeline', "Please select when you'd like to start"],
    ['budget', 'Please select your budget range'],
    ['agreeToTerms', 'You must agree to the terms'],
  ]);
});

test.each([
  ['firstName', 'A'],
  ['phone', '305555010'],
  ['needs', 'Too short'],
  ['email', 'maria@example'],
  ['email', 'maria@example.com, other@example.com'],
  ['email', '@example.com'],
  ['industry', 'piracy'],
  ['company', 'Right\u202eleft'],
  ['company', 'x'.repeat(201)],
])('%s rejects %j', (name, value) => {
  expect(Object.keys(validateForm(lead, { ...goodLead, [name]: value }))).toEqual([name]);
});

test.each([
  ['resume.pdf', 1000, true],
  ['Résumé de María.DOCX', 1000, true],
  ['resume.doc', 10_485_760, true],
  ['resume.pdf', 10_485_761, false],
  ['resume.pdf', 0, false],
  ['resume.exe', 1000, false],
  ['pdf', 1000, false],
])('a resume %s of %i bytes is valid: %s', (name, size, isValid) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  expect('resume' in validateForm(application, { resume: file })).toBe(!isValid);
});

test('a field without a message of its own has a general one', () => {
  const form: CheckedForm = {
    groups: [
      { fields: [{ name: 'city', label: 'City', kind: 'text', required: true, pattern: '^A' }] },
    ],
  };
  expect(validateForm(form, {})).toEqual({ city: 'City is required' });
  expect(validateForm(form, { city: 'Bogotá' })).toEqual({ city: 'Please check City' });
  expect(validateForm(form, { city: 'Austin' })).toEqual({});
});

function read(name: string): FormDefinition {
  return parse(readFileSync(`data/forms/${name}.yaml`, 'utf8'));
}
