// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConditionField, ConditionSourcesContext } from './ConditionField.tsx';
import { listConditionSources } from './conditionSources.ts';
import { type FieldEdit, SchemaFormContext } from './SchemaFormContext.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const form = {
  groups: [
    {
      fields: [
        { name: 'tea', label: 'Tea', kind: 'select', choices: { a: 'A tin', b: 'A box' } },
        { name: 'gift', label: 'A gift', kind: 'checkbox' },
        { name: 'note', label: 'Note', kind: 'checkbox' },
      ],
    },
  ],
};
const path = ['groups', 0, 'fields', 2, 'when'];

let root: Root;
let edits: FieldEdit[];

beforeEach(() => {
  edits = [];
  // Files share a document, and not all leave it empty.
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => act(() => root.unmount()));

function show(value: unknown): void {
  const target = {
    edit: (edit: FieldEdit) => edits.push(edit),
    diagnosticsAt: () => [],
  };
  act(() =>
    root.render(
      <SchemaFormContext value={target as never}>
        <ConditionSourcesContext value={listConditionSources(form)}>
          <ConditionField
            name="when"
            schema={{ title: 'Show only if' }}
            value={value}
            path={path}
            order={[]}
            optional
          />
        </ConditionSourcesContext>
      </SchemaFormContext>,
    ),
  );
}

const selects = () => [...document.querySelectorAll('select')];
const press = (label: string) =>
  act(() =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent) === label)
      ?.click(),
  );

function choose(select: HTMLSelectElement | undefined, value: string): void {
  act(() => {
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('a condition begins with the first field on which it can depend, never its own', () => {
  show(undefined);
  press('Choose a field');
  expect(edits).toEqual([{ kind: 'set', path, value: { tea: 'a' }, order: [] }]);
  show({ tea: 'a' });
  const [field, choice] = selects();
  expect([...(field?.options ?? [])].map(({ text }) => text)).toEqual(['Tea', 'A gift']);
  expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual(['A tin', 'A box']);
});

test('choices of a checkbox are written as true and false, further choices as a list', () => {
  show({ tea: 'a' });
  choose(selects()[0], 'gift');
  press('or another choice');
  press('Add a condition');
  press('Remove the condition on Tea');
  show({ gift: true });
  choose(selects()[1], 'false');
  expect(edits.map((edit) => ('value' in edit ? edit.value : edit.kind))).toEqual([
    { gift: true },
    { tea: ['a', 'b'] },
    { tea: 'a', gift: true },
    'remove',
    { gift: false },
  ]);
});

test('shows a field and a choice that the form does not have', () => {
  show({ size: ['x', 'y'] });
  expect(document.querySelectorAll('input')).toHaveLength(2);
  show({ tea: 'gone' });
  expect(selects().map(({ value }) => value)).toEqual(['tea', 'gone']);
});
