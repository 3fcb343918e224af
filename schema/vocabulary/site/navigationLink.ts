import Type from 'typebox';
import { link } from '../fields/link.ts';
import { plain } from '../fields/text.ts';

/** The schema of a link with its text. */
export const navigationLink = Type.Object(
  { label: plain('Link text.'), to: link('Link target.') },
  { additionalProperties: false, description: 'A link.' },
);
