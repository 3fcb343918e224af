import Type, { type Static } from 'typebox';
import {
  action,
  alignedHeader,
  currency,
  employmentTypes,
  lines,
  list,
  mapping,
  markdown,
  moment,
  plain,
  salaryUnits,
  section,
  structuredData,
} from '../../schema/vocabulary.ts';

const amounts = mapping('Pay as numbers, which search engines get too.', {
  min: Type.Number({ minimum: 0, description: 'Minimum pay, as a number.' }),
  max: Type.Number({ minimum: 0, description: 'Maximum pay, as a number.' }),
  currency: Type.Optional(
    currency('Currency of the pay (ISO 4217). Default: the currency of the site.'),
  ),
  unit: Type.Enum([...salaryUnits], {
    description: 'Period of the pay.',
  }),
});

const location = mapping('Where the work is done. Leave it out for remote work.', {
  city: plain('City or town.'),
  region: Type.Optional(plain('State, province or canton.')),
  country: plain('Country: its two-letter code or its name.'),
  street: Type.Optional(plain('Street and number; for search engines only.')),
  postalCode: Type.Optional(plain('Postal code; for search engines only.')),
});

const job = mapping('A job.', {
  title: plain('Name of the job, without location or pay.'),
  department: Type.Optional(plain('Department, such as "Finance".')),
  type: Type.Optional(plain('Working time as shown, such as "Part-time/Full-time".')),
  employmentTypes: list('Working time for search engines.', Type.Enum([...employmentTypes]), {
    uniqueItems: true,
  }),
  experience: Type.Optional(plain('Required experience, such as "2+ years".')),
  location: Type.Optional(location),
  description: markdown('Description of the job.'),
  requirements: Type.Optional(lines('Requirements for applicants.')),
  responsibilities: Type.Optional(lines('Tasks of the job.')),
  pay: Type.Optional(
    Type.Union([amounts, plain('Pay as shown, such as "by agreement".')], {
      description: 'Pay: numbers, or a text.',
    }),
  ),
  applicantCountry: Type.Optional(
    plain(
      'For remote work: the country in which applicants must live, its two-letter code or its name.',
    ),
  ),
  postedAt: Type.Optional(
    moment('Date on which the job was posted (ISO 8601). Search engines need it.'),
  ),
  validThrough: Type.Optional(
    moment('Last day to apply (ISO 8601). Afterwards, search engines no longer get the job data.'),
  ),
  action: Type.Optional(action),
});

const labels = mapping('Labels within each job instead of the default ones.', {
  department: Type.Optional(plain('Label of the department.')),
  type: Type.Optional(plain('Label of the working time.')),
  experience: Type.Optional(plain('Label of the experience.')),
  location: Type.Optional(plain('Label of the location.')),
  requirements: Type.Optional(plain('Heading of the requirements.')),
  responsibilities: Type.Optional(plain('Heading of the responsibilities.')),
  pay: Type.Optional(plain('Label of the pay.')),
});

export const schema = section(
  'jobs',
  'Open jobs, each with its details and a button to apply. Search engines get job data for jobs with `postedAt`, and `location` or `applicantCountry`.',
  {
    ...alignedHeader,
    labels: Type.Optional(labels),
    items: Type.Array(job, { minItems: 1, description: 'The jobs, in order.' }),
    action: Type.Optional(action),
    structuredData: structuredData('jobs'),
  },
  {
    'x-group': 'Contact and forms',
    'x-synonyms': 'positions open-positions careers vacancies openings roles hiring',
  },
);

export type Jobs = Static<typeof schema>;

/** One open job. */
export type Job = Static<typeof job>;

/** Pay as numbers. */
export type PayAmounts = Static<typeof amounts>;
