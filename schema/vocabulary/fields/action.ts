import Type, { type Static } from 'typebox';
import { choice, mapping } from './shapes.ts';
import { icon, link, plain } from './strings.ts';

/** A button or link. */
export const action = mapping('A button or link.', {
  label: plain('Button text.'),
  to: link('Link target: `/route`, `/route#anchor`, `#anchor`, `https:`, `mailto:` or `tel:`.'),
  style: choice(
    ['primary', 'secondary', 'text'],
    'Button style. By default, the first of several buttons is primary.',
  ),
  icon: Type.Optional(icon('Icon next to the text.')),
});

/** A list of buttons. */
export const actions = Type.Array(action, { minItems: 1, description: 'Buttons, in order.' });

/** A button or link. */
export type Action = Static<typeof action>;
