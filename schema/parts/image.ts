import Type, { type Static } from 'typebox';

/** A picture from public/ with its alternative text. */
export const image = Type.Object(
  {
    src: Type.String({
      format: 'image',
      description: 'Path below public/, such as `/images/team.svg`.',
    }),
    alt: Type.String({
      format: 'alt',
      description: 'What the picture shows, for those who cannot see it; "" when it is decoration.',
    }),
  },
  { additionalProperties: false, description: 'A picture.' },
);

/** A picture from public/ with its alternative text. */
export type Image = Static<typeof image>;
