import Type, { type Static } from 'typebox';
import {
  actions,
  alignedHeader,
  choice,
  icon,
  line,
  mapping,
  markdown,
  plain,
  section,
} from '../../schema/vocabulary.ts';
import { picture } from '../_shared/fields/picture.ts';

const step = mapping('A step.', {
  title: line('Name of the step.'),
  text: Type.Optional(markdown('What happens in this step.')),
  icon: Type.Optional(icon('Icon in place of the number.')),
  meta: Type.Optional(plain('Short note, such as how long it takes.')),
});

export const schema = section(
  'steps',
  'A process as numbered steps, each with an optional note such as how long it takes.',
  {
    ...alignedHeader,
    items: Type.Array(step, { minItems: 1, description: 'The steps, in order.' }),
    image: Type.Optional(picture),
    actions: Type.Optional(actions),
    layout: choice(
      ['line', 'vertical', 'side', 'zigzag', 'cards', 'rows'],
      '`line` (default): side by side along a line. `vertical`: one below the other. `side`: one below the other, beside the header. `zigzag`: at both sides of a line. `cards`: a box for each. `rows`: rows with very large numbers.',
    ),
  },
  { 'x-group': 'Offer and prices', 'x-synonyms': 'process timeline how-it-works instructions' },
);

export type Steps = Static<typeof schema>;
