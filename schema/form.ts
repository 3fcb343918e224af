import Type, { type Static } from 'typebox';
import { line, markdown, plain } from './fields/text.ts';

/** The kinds of form fields. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'url',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
  'search',
] as const;

const notice = (description: string) =>
  Type.Object(
    { title: line('Title of the notice.'), text: Type.Optional(markdown('Text of the notice.')) },
    { additionalProperties: false, description },
  );

const field = Type.Object(
  {
    name: Type.String({
      pattern: '^[a-z][A-Za-z0-9]*$',
      description: 'Name of the value in the submission, in camelCase.',
    }),
    label: line('Label of the field.'),
    kind: Type.Enum(fieldKinds, { description: 'Kind of field.' }),
    required: Type.Optional(Type.Boolean({ description: 'Whether the field is required.' })),
    min: Type.Optional(Type.Integer({ minimum: 0, description: 'Minimum number of characters.' })),
    max: Type.Optional(Type.Integer({ minimum: 1, description: 'Maximum number of characters.' })),
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
    width: Type.Optional(
      Type.Enum(['half', 'full'], { description: 'Half or full width (the default).' }),
    ),
    rows: Type.Optional(
      Type.Integer({ minimum: 2, description: 'Number of lines of a textarea.' }),
    ),
    choices: Type.Optional(
      Type.Record(Type.String(), plain('Text of the choice.'), {
        description: 'Choices of a select or radio field, as `value: text`.',
      }),
    ),
    accept: Type.Optional(
      Type.Array(plain('File extension, such as `.pdf`.'), { description: 'Allowed file types.' }),
    ),
    maxBytes: Type.Optional(
      Type.Integer({ minimum: 1, description: 'Maximum file size in bytes.' }),
    ),
    bucket: Type.Optional(plain('Storage bucket for uploaded files.')),
    sendAs: Type.Optional(plain('Name of the address of the stored file in the submission.')),
  },
  { additionalProperties: false, description: 'A field.' },
);

/** The schema of data/forms/<name>.yaml. */
export const formSchema = Type.Object(
  {
    function: plain('Name of the edge function that receives the form.'),
    title: line('Title of the form.'),
    text: Type.Optional(markdown('Introduction below the title.')),
    submit: plain('Text of the submit button.'),
    submitting: Type.Optional(plain('Text of the submit button while sending.')),
    cancel: Type.Optional(plain('Text of the button that closes a dialog.')),
    success: Type.Optional(notice('Notice after the form was sent.')),
    failure: Type.Optional(notice('Notice after sending failed.')),
    noscript: Type.Optional(
      markdown('Text for visitors without JavaScript, who cannot use the form.'),
    ),
    groups: Type.Array(
      Type.Object(
        {
          title: Type.Optional(line('Title of the group.')),
          fields: Type.Array(field, { minItems: 1, description: 'Fields, in order.' }),
        },
        { additionalProperties: false, description: 'A group of fields.' },
      ),
      { minItems: 1, description: 'Groups of fields, in order.' },
    ),
  },
  { additionalProperties: false, description: 'A form.' },
);

/** A field of a form. */
export type FormField = Static<typeof field>;

/** The content of data/forms/<name>.yaml. */
export type FormDefinition = Static<typeof formSchema>;
