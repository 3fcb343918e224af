import Type, { type Static } from 'typebox';
import { actions } from '../../schema/parts/action.ts';
import { image } from '../../schema/parts/image.ts';
import { line, markdown } from '../../schema/parts/text.ts';
import { section } from '../../schema/section.ts';

/** An invitation: a title, a sentence and the buttons to follow it. */
export const schema = section('cta', 'Call to action: a title, a sentence and buttons.', {
  title: line('The invitation.'),
  text: Type.Optional(markdown('What the visitor gets and how.')),
  actions,
  note: Type.Optional(line('Small print below the buttons.')),
  image: Type.Optional(image),
});

/** An invitation: a title, a sentence and the buttons to follow it. */
export type Cta = Static<typeof schema>;
