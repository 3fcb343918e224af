import Type, { type Static } from 'typebox';
import { flag, mapping } from '../../schema/vocabulary/fields/shapes.ts';
import { line, plain } from '../../schema/vocabulary/fields/strings.ts';
import { alignedHeader, section } from '../../schema/vocabulary/section.ts';

const stop = mapping('A stop.', {
  name: plain('Name of the stop.'),
  text: Type.Optional(line('A remark below the name.')),
  main: flag('`true` draws the stop larger.'),
});

export const schema = section(
  'stops',
  'Places along one line, as on a transit map: a corridor, a delivery route, the parts of a town.',
  {
    ...alignedHeader,
    items: Type.Array(stop, { minItems: 3, maxItems: 9, description: 'The stops, in order.' }),
    note: Type.Optional(line('Remark below.')),
  },
  { 'x-group': 'Time and place', 'x-synonyms': 'route stations line transit-map itinerary map' },
);

export type Stops = Static<typeof schema>;
