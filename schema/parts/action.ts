import Type, { type Static } from 'typebox';
import { icon } from './icon.ts';
import { link } from './link.ts';
import { plain } from './text.ts';

/** A button or link. */
export const action = Type.Object(
  {
    label: plain('Words on the button.'),
    to: link(
      'Where it leads: `/route`, `/route#anchor`, `#anchor`, `https:`, `mailto:` or `tel:`.',
    ),
    style: Type.Optional(
      Type.Enum(['primary', 'secondary', 'text'], {
        description: 'How it looks; the first of several is primary by default.',
      }),
    ),
    icon: Type.Optional(icon('Icon beside the words.')),
  },
  { additionalProperties: false, description: 'A button or link.' },
);

/** A list of buttons. */
export const actions = Type.Array(action, { minItems: 1, description: 'Buttons, in order.' });

/** A button or link. */
export type Action = Static<typeof action>;
