import Type, { type Static } from 'typebox';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { line, markdown, plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const row = Type.Object(
  {
    role: plain('What is compared, such as a job.'),
    inHouse: Type.Number({ minimum: 0, description: 'Cost of doing it in-house, as a number.' }),
    ours: Type.Number({ minimum: 0, description: 'Cost with this service, as a number.' }),
    savings: Type.Number({ description: 'The difference, as a number.' }),
  },
  { additionalProperties: false, description: 'One comparison.' },
);

const labels = Type.Object(
  {
    role: plain('Heading of the first column.'),
    inHouse: plain('Heading of the cost in-house.'),
    ours: plain('Heading of the cost with this service.'),
    savings: plain('Heading of the difference.'),
  },
  { additionalProperties: false, description: 'Column headings.' },
);

/** A table that compares costs and shows the savings. */
export const schema = section(
  'savings',
  'Table that compares in-house costs with the costs of this service, with savings per row.',
  {
    ...sectionHeader,
    caption: line('Caption of the table.'),
    labels: Type.Optional(labels),
    rows: Type.Array(row, { minItems: 1, description: 'The comparisons, in order.' }),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description:
          'Currency of the numbers (ISO 4217, such as "CAD"). Default: the currency of the site.',
      }),
    ),
    period: Type.Optional(plain('Period of the amounts, such as "per year".')),
    note: Type.Optional(markdown('Note below the table.')),
  },
);

/** A table that compares costs and shows the savings. */
export type Savings = Static<typeof schema>;
