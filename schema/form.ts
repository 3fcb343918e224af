import Type, { type Static } from 'typebox';
import { line, markdown, plain } from './parts/text.ts';

/** The kinds of field a form may have. */
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
      description: 'Name under which the value is sent, in camelCase.',
    }),
    label: line('Words beside the field.'),
    kind: Type.Enum(fieldKinds, { description: 'What kind of field it is.' }),
    required: Type.Optional(Type.Boolean({ description: 'Whether it must be filled in.' })),
    min: Type.Optional(Type.Integer({ minimum: 0, description: 'Fewest characters.' })),
    max: Type.Optional(Type.Integer({ minimum: 1, description: 'Most characters.' })),
    pattern: Type.Optional(
      Type.String({
        format: 'regex',
        minLength: 1,
        description:
          'Regular expression the value must match, as JavaScript reads it with the flag `u`.',
      }),
    ),
    message: Type.Optional(plain('What is said when the value is not right.')),
    notice: Type.Optional(
      notice('A notice shown when this field is not right, beside the message below it.'),
    ),
    autocomplete: Type.Optional(plain('What browsers may fill in, such as `given-name`.')),
    placeholder: Type.Optional(plain('An example shown in the empty field.')),
    hint: Type.Optional(line('Help shown below the field.')),
    width: Type.Optional(
      Type.Enum(['half', 'full'], { description: 'Half a row or a whole one (the default).' }),
    ),
    rows: Type.Optional(Type.Integer({ minimum: 2, description: 'Lines of a textarea.' })),
    choices: Type.Optional(
      Type.Record(Type.String(), plain('Words of the choice.'), {
        description: 'Choices of a select or radio field, value: words.',
      }),
    ),
    accept: Type.Optional(
      Type.Array(plain('File ending, such as `.pdf`.'), { description: 'Files that may be sent.' }),
    ),
    maxBytes: Type.Optional(Type.Integer({ minimum: 1, description: 'Largest file, in bytes.' })),
    bucket: Type.Optional(plain('Storage bucket that files go to.')),
    sendAs: Type.Optional(plain('Name under which the address of the stored file is sent.')),
  },
  { additionalProperties: false, description: 'A field.' },
);

/** The schema of data/forms/<name>.yaml. */
export const formSchema = Type.Object(
  {
    function: plain('Name of the edge function that receives the form.'),
    title: line('Title of the form.'),
    text: Type.Optional(markdown('Introduction below the title.')),
    submit: plain('Words on the button that sends.'),
    submitting: Type.Optional(plain('Words on the button while it is sending.')),
    cancel: Type.Optional(plain('Words on the button that closes a dialog.')),
    success: Type.Optional(notice('What is said when the form was sent.')),
    failure: Type.Optional(notice('What is said when sending failed.')),
    noscript: Type.Optional(
      markdown('What visitors without JavaScript are told, where the form cannot work for them.'),
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

/** One field of a form. */
export type FormField = Static<typeof field>;

/** A form as data/forms/<name>.yaml declares it. */
export type FormDefinition = Static<typeof formSchema>;
