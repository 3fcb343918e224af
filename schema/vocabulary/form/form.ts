import Type, { type Static } from 'typebox';
import { featureKeys } from '../features/featureKeys.ts';
import { choice, flag, list, mapping } from '../fields/shapes.ts';
import { line, link, markdown, plain } from '../fields/strings.ts';
import { fieldKinds } from './fieldKinds.ts';
import { deliveryKeys, targetKeys } from './formDelivery.ts';

const notice = (description: string) =>
  Type.Object(
    { title: line('Title of the notice.'), text: Type.Optional(markdown('Text of the notice.')) },
    { additionalProperties: false, description },
  );

const conditionValue = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);

const condition = (description: string) =>
  Type.Record(
    Type.String(),
    Type.Union([
      Type.String(),
      Type.Number(),
      Type.Boolean(),
      Type.Array(conditionValue, { minItems: 1 }),
    ]),
    { description, minProperties: 1 },
  );

const day = (description: string) =>
  Type.String({ pattern: '^(today|\\d{4}-\\d{2}-\\d{2})$', description });

const field = mapping('A field.', {
  name: Type.String({
    title: 'Short name',
    pattern: '^(?!__)[A-Za-z_][A-Za-z0-9_-]*$',
    description: 'Name of the value in the submission, such as `firstName`.',
  }),
  label: line('Label of the field.'),
  kind: Type.Enum(fieldKinds, { title: 'Type', description: 'Type of field.' }),
  required: flag('Whether the field is required.'),
  when: Type.Optional(
    condition(
      'Shows the field only while other fields have these values: `field: value`, or a list of values.',
    ),
  ),
  min: Type.Optional(
    Type.Number({
      description: 'Minimum number of characters or of ticked choices; the lowest number.',
    }),
  ),
  max: Type.Optional(
    Type.Number({
      description: 'Maximum number of characters or of ticked choices; the highest number.',
    }),
  ),
  step: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      description: 'Step between valid numbers, such as 1 for whole numbers.',
    }),
  ),
  earliest: Type.Optional(day('Earliest date: `today`, or a day such as `2026-01-31`.')),
  latest: Type.Optional(day('Latest date: `today`, or a day such as `2026-01-31`.')),
  pattern: Type.Optional(
    Type.String({
      format: 'regex',
      minLength: 1,
      description: 'JavaScript regular expression (flag `u`) that the value must match.',
    }),
  ),
  message: Type.Optional(plain('Error message for an invalid value.')),
  notice: Type.Optional(
    notice('Notice for an invalid value, in addition to the message below the field.'),
  ),
  autocomplete: Type.Optional(plain('Autofill hint for browsers, such as `given-name`.')),
  placeholder: Type.Optional(plain('An example shown in the empty field.')),
  hint: Type.Optional(line('Help shown below the field.')),
  width: choice(['half', 'full'], '`full` (default): a whole line. `half`: half a line.'),
  rows: Type.Optional(Type.Integer({ minimum: 2, description: 'Number of lines of a textarea.' })),
  choices: Type.Optional(
    Type.Union(
      [
        Type.Array(plain('A choice.'), { uniqueItems: true }),
        Type.Record(Type.String(), plain('Text of the choice.')),
      ],
      {
        title: 'Options',
        description:
          'Choices of a select, radio or checkbox field, as `value: text` or as a list of texts.',
      },
    ),
  ),
  accept: list(
    'Allowed file types.',
    Type.String({
      pattern: '^\\.[A-Za-z0-9]{1,10}$',
      description: 'File extension, such as `.pdf`.',
    }),
  ),
  maxBytes: Type.Optional(Type.Integer({ minimum: 1, description: 'Maximum file size in bytes.' })),
  maxFiles: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 20,
      description: 'Maximum number of files. Without it, the field takes one file.',
    }),
  ),
  bucket: Type.Optional(
    plain(
      'Storage bucket to which the browser uploads the files before it sends the form. It needs a function of the site that accepts them.',
    ),
  ),
  sendAs: Type.Optional(plain('Name of the address of the stored file in the submission.')),
  value: Type.Optional(plain('Value of a hidden field.')),
  from: Type.Optional(
    Type.String({
      pattern: '^(page|referrer|variant|\\?[A-Za-z0-9_.-]+)$',
      description:
        'Where a hidden field takes its value from: `page` (the address of the page), `referrer` (the page before), `variant` (the variant of a page with a test), or a parameter of the address, such as `?utm_source`.',
    }),
  ),
});

/** The schema of data/forms/<name>.yaml. */
export const formSchema = mapping('A form.', {
  ...targetKeys,
  title: line('Title of the form.'),
  text: Type.Optional(markdown('Introduction below the title.')),
  submit: plain('Text of the submit button.'),
  submitting: Type.Optional(plain('Text of the submit button while sending.')),
  cancel: Type.Optional(plain('Text of the button that closes a dialog.')),
  steps: flag('Shows one group at a time, with the progress above it.'),
  next: Type.Optional(plain('Text of the button that leads to the next step.')),
  back: Type.Optional(plain('Text of the button that leads to the step before.')),
  success: Type.Optional(
    mapping(
      'What follows when the form was sent; by default, general words.',
      {
        title: Type.Optional(line('Title of the confirmation.')),
        text: Type.Optional(markdown('Text of the confirmation.')),
        to: Type.Optional(
          link('A page that follows in place of the confirmation, such as `/thanks`.'),
        ),
      },
      { minProperties: 1 },
    ),
  ),
  failure: Type.Optional(notice('Notice after sending failed; by default, general words.')),
  noscript: Type.Optional(
    markdown('Text for visitors without JavaScript, who cannot use the form.'),
  ),
  ...deliveryKeys,
  groups: Type.Array(
    mapping('A group of fields.', {
      title: Type.Optional(line('Title of the group.')),
      when: Type.Optional(condition('Shows the group only while other fields have these values.')),
      fields: Type.Array(field, { minItems: 1, description: 'Fields, in order.' }),
    }),
    { minItems: 1, description: 'Groups of fields, in order.' },
  ),
  ...featureKeys.form,
});

/** A field of a form. */
export type FormFieldConfig = Omit<Static<typeof field>, 'choices'> & {
  /** Text of each choice by its value. */
  choices?: Record<string, string>;
};

/** The content of data/forms/<name>.yaml. */
export type FormConfig = Omit<Static<typeof formSchema>, 'groups'> & {
  groups: (Omit<Static<typeof formSchema>['groups'][number], 'fields'> & {
    fields: FormFieldConfig[];
  })[];
};
