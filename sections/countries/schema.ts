import Type, { type Static } from 'typebox';
import { actions } from '../../schema/fields/action.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { line, lines, plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const country = Type.Object(
  {
    country: plain('Name of the country.'),
    flag: plain('Its flag as an emoji or a two-letter code; decoration.'),
    regions: lines('The regions served.'),
    timeZones: lines('The time zones covered.'),
    industries: lines('The industries served.'),
    description: line('A sentence about the service there.'),
    benefits: lines('What clients there gain.'),
  },
  { additionalProperties: false, description: 'A country.' },
);

const labels = Type.Object(
  {
    regions: plain('Heading of the regions.'),
    timeZones: plain('Heading of the time zones.'),
    industries: plain('Heading of the industries.'),
    benefits: plain('Heading of the benefits.'),
  },
  { additionalProperties: false, description: 'Headings within each card.' },
);

/** Countries served, with their regions, time zones and industries. */
export const schema = section(
  'countries',
  'A card for each country served, with its regions, time zones, industries and benefits.',
  {
    ...sectionHeader,
    labels: Type.Optional(labels),
    items: Type.Array(country, { minItems: 1, description: 'The countries, in order.' }),
    actions: Type.Optional(actions),
  },
);

/** Countries served, with their regions, time zones and industries. */
export type Countries = Static<typeof schema>;
