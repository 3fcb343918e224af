import Type, { type Static } from 'typebox';
import { choice, image, line, plain, section } from '../../schema/vocabulary.ts';

export const schema = section(
  'quote',
  'One large quotation with its author.',
  {
    text: line('The quotation, without quotation marks.'),
    author: Type.Optional(plain('Who said it.')),
    role: Type.Optional(plain('Position and company of the author.')),
    image: Type.Optional(image),
    layout: choice(
      ['line', 'center', 'portrait'],
      '`line` (default): a small portrait below. `center`: the same, centered. `portrait`: a large one beside.',
    ),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'testimonial blockquote quotation review recommendation' },
);

export type Quote = Static<typeof schema>;
