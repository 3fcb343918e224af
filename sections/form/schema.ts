import Type, { type Static } from 'typebox';
import { head } from '../../schema/parts/head.ts';
import { image } from '../../schema/parts/image.ts';
import { lines, markdown } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

/** A form on the page, with words beside it. */
export const schema = section('form', 'A form on the page, with words beside it.', {
  ...head,
  form: Type.String({
    format: 'form-name',
    description: 'Which form: the name of a file in data/forms, without `.yaml`.',
  }),
  points: Type.Optional(lines('Short promises beside the form, with a tick before each.')),
  image: Type.Optional(image),
  aside: Type.Optional(markdown('Text beside the form, such as another way to get in touch.')),
});

/** A form on the page, with words beside it. */
export type FormSection = Static<typeof schema>;
