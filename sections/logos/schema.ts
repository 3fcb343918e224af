import Type, { type Static } from 'typebox';
import { image } from '../../schema/fields/image.ts';
import { link } from '../../schema/fields/link.ts';
import { sample } from '../../schema/fields/sample.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { section } from '../../schema/section.ts';

const logo = Type.Object(
  {
    image,
    to: Type.Optional(link('Link target of the logo.')),
    sample,
  },
  { additionalProperties: false, description: 'A logo; its alternative text is the name.' },
);

/** Logos of clients, partners or investors. */
export const schema = section('logos', 'Logos of clients, partners or investors, never cropped.', {
  ...sectionHeader,
  items: Type.Array(logo, { minItems: 1, description: 'The logos, in order.' }),
  layout: Type.Optional(
    Type.Enum(['wall', 'strip'], {
      description: '`wall` (default): a grid with lines. `strip`: one loose row that wraps.',
    }),
  ),
  monochrome: Type.Optional(
    Type.Boolean({ description: '`true` shows the logos in grey until they are pointed at.' }),
  ),
});

/** Logos of clients, partners or investors. */
export type Logos = Static<typeof schema>;
