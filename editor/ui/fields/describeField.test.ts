import { expect, test } from 'vitest';
import { sectionSchemas } from '../../../renderer/sections/sectionSchemas.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { describeField } from './describeField.ts';

const choice = (description: string, ...values: (string | number)[]) =>
  describeField({ enum: values, description }, 'Layout');

test('says what each choice does, and which one applies', () => {
  expect(
    choice(
      '`split` (default): text on the left, image on the right. `center`: everything centered.',
      'split',
      'center',
    ),
  ).toEqual({
    hint: '',
    preset: 'split',
    options: [
      { value: 'split', label: 'Split', text: 'Text on the left, image on the right' },
      { value: 'center', label: 'Center', text: 'Everything centered' },
    ],
  });
  const fit = choice(
    '`cover` (default) crops the image to fill its place, `contain` shows it whole.',
    'cover',
    'contain',
  );
  expect(fit.options.map(({ text }) => text)).toEqual([
    'Crops the image to fill its place',
    'Shows it whole',
  ]);
  expect(choice('`start` (default), or `end` for figures.', 'start', 'end').options).toEqual([
    { value: 'start', label: 'Start', text: '' },
    { value: 'end', label: 'End', text: 'For figures' },
  ]);
});

test('keeps a description that does not go through the choices', () => {
  expect(
    choice('How much the picture is darkened; `normal` by default.', 'normal', 'strong'),
  ).toEqual({
    hint: 'How much the picture is darkened.',
    preset: 'normal',
    options: [
      { value: 'normal', label: 'Normal', text: '' },
      { value: 'strong', label: 'Strong', text: '' },
    ],
  });
  expect(choice('Maximum number per row.', 2, 3).options[0]?.label).toBe('2');
});

test('describes switches by what they do, and leaves out what the label says', () => {
  const flag = (description: string, preset?: boolean) =>
    describeField({ type: 'boolean', description, default: preset }, 'Hidden').hint;
  expect(flag('`true` hides the section from the built site; `dev` still shows it.')).toBe(
    'Hides the section from the built site; you still see it.',
  );
  expect(flag('`false` hides the header on this page.', true)).toBe(
    'Off: hides the header on this page.',
  );
  const text = (description: string, label: string) =>
    describeField({ type: 'string', description }, label).hint;
  expect(text('Title of the section.', 'Title')).toBe('');
  expect(text('The cards, in order.', 'Items')).toBe('');
  expect(text('Buttons, in order.', 'Actions')).toBe('');
  expect(text('Shown from this date or time on (ISO 8601).', 'Show from')).toBe(
    'Shown from this date or time on.',
  );
  expect(text('Icon above the title.', 'Icon')).toBe('Icon above the title.');
});

test('finds a text for each choice of the sections, or keeps their description whole', () => {
  const found: string[] = [];
  const visit = (schema: FieldSchema) => {
    for (const property of Object.values(schema.properties ?? {})) {
      if (property.enum) {
        const { options, hint } = describeField(property, '');
        if (options.every(({ text }) => text === '') && hint === '') found.push(`${property.enum}`);
        found.push(
          ...options.filter(({ text }) => /`true`|`false`|\(default\)/.test(text)).map(String),
        );
      }
      visit(property);
    }
    if (schema.items) visit(schema.items);
  };
  for (const schema of Object.values(sectionSchemas)) visit(schema as FieldSchema);
  expect(found).toEqual([]);
});

test('a form may set what applies, and its words leave out what the label says', () => {
  const corners = { enum: ['none', 'soft'], description: 'Corners; `soft` by default.' };
  expect(describeField(corners, 'Corners')).toMatchObject({ hint: '', preset: 'soft' });
  expect(describeField({ ...corners, default: 'none' }, 'Corners').preset).toBe('none');
  const required = { type: 'boolean', description: 'Whether the field is required.' };
  expect(describeField(required, 'Required').hint).toBe('');
  expect(describeField({ description: 'Lines. CSS variable `--color-line`.' }, 'Line').hint).toBe(
    'Lines.',
  );
});
