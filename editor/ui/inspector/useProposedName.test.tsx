// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { FieldEdit } from '../fields/SchemaFormContext.ts';
import { makeUnique, toFieldName, useProposedName } from './useProposedName.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('names are words as in programs, and no field has the name of another', () => {
  expect(['first-name', '2nd-choice', 'email', ''].map(toFieldName)).toEqual([
    'firstName',
    '_2ndChoice',
    'email',
    '',
  ]);
  expect(makeUnique('email', ['email', 'email2'])).toBe('email3');
  expect(makeUnique('', [''])).toBe('');
});

test('the name of a new field follows its label until the author goes on, and other names stay', async () => {
  let propose: (edit: FieldEdit) => FieldEdit[] = () => [];
  const form = {
    groups: [
      {
        fields: [
          { name: 'city', label: 'City' },
          { name: '', label: '' },
        ],
      },
    ],
  };
  function Form() {
    propose = useProposedName(form);
    return null;
  }
  const root = createRoot(document.body);
  await act(async () => root.render(<Form />));
  const label = (index: number, value: string): FieldEdit => ({
    kind: 'set',
    path: ['groups', 0, 'fields', index, 'label'],
    value,
  });
  const name = (value: string) => [
    { kind: 'set', path: ['groups', 0, 'fields', 1, 'name'], value },
  ];
  expect(propose(label(0, 'Town'))).toEqual([]);
  expect(propose(label(1, 'C'))).toEqual(name('c'));
  Object.assign(form.groups[0]?.fields[1] ?? {}, { name: 'c', label: 'C' });
  expect(propose(label(1, 'City'))).toEqual(name('city2'));
  expect(propose(label(0, 'Town'))).toEqual([]);
  expect(propose(label(1, 'Cities'))).toEqual([]);
  await act(async () => root.unmount());
});
