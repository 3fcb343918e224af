import Type, { type Static } from 'typebox';
import { formName, line, markdown, section } from '../../schema/vocabulary.ts';

export const schema = section(
  'form-dialog',
  'A form in a dialog. Buttons and links to its `id` open the dialog.',
  {
    id: Type.String({
      pattern: '^[a-z][a-z0-9-]*$',
      description: 'Anchor of the dialog: buttons and links to `#id` open it.',
    }),
    form: formName,
    title: line('Title of the dialog.'),
    text: Type.Optional(markdown('Text below the title.')),
  },
  { 'x-group': 'Contact and forms', 'x-synonyms': 'popup modal lead-form', 'x-frame': false },
);

export type FormDialog = Static<typeof schema> & { id: string };
