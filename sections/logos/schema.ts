import Type, { type Static } from 'typebox';
import {
  alignedHeader,
  choice,
  flag,
  image,
  link,
  mapping,
  sample,
  section,
} from '../../schema/vocabulary.ts';

const logo = mapping('A logo; its alternative text is the name.', {
  image,
  to: Type.Optional(link('Link target of the logo.')),
  sample,
});

export const schema = section(
  'logos',
  'Logos of clients, partners or investors, never cropped.',
  {
    ...alignedHeader,
    items: Type.Array(logo, { minItems: 1, description: 'The logos, in order.' }),
    layout: choice(
      ['wall', 'strip', 'boxes', 'side', 'marquee'],
      '`wall` (default): a grid with lines. `strip`: one loose row that wraps. `boxes`: a box for each. `side`: a grid beside the header. `marquee`: a row that moves; visitors can stop it, and it stands still for those who want no motion.',
    ),
    monochrome: flag('`true` shows the logos in grey until they are pointed at.'),
  },
  { 'x-group': 'Trust', 'x-synonyms': 'clients customers partners brands press as-seen-in' },
);

export type Logos = Static<typeof schema>;
