import Type, { type Static } from 'typebox';
import { action } from '../../schema/fields/action.ts';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { lines, markdown, plain } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

const pay = Type.Object(
  {
    min: Type.Number({ minimum: 0, description: 'Minimum pay, as a number.' }),
    max: Type.Number({ minimum: 0, description: 'Maximum pay, as a number.' }),
    currency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3}$',
        description: 'Currency of the pay (ISO 4217). Default: the currency of the site.',
      }),
    ),
    unit: Type.Enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'], {
      description: 'Period of the pay.',
    }),
  },
  { additionalProperties: false, description: 'Pay for the job.' },
);

const position = Type.Object(
  {
    title: plain('Name of the job, without location or pay.'),
    department: plain('Department, such as "Finance".'),
    type: plain('Working time as shown, such as "Part-time/Full-time".'),
    employmentTypes: Type.Array(
      Type.Enum([
        'FULL_TIME',
        'PART_TIME',
        'CONTRACTOR',
        'TEMPORARY',
        'INTERN',
        'VOLUNTEER',
        'PER_DIEM',
        'OTHER',
      ]),
      {
        minItems: 1,
        uniqueItems: true,
        description: 'Working time for search engines.',
      },
    ),
    experience: plain('Required experience, such as "2+ years".'),
    description: markdown('Description of the job.'),
    requirements: lines('Requirements for applicants.'),
    responsibilities: lines('Tasks of the job.'),
    pay: Type.Optional(pay),
    applicantCountry: plain('Country where applicants must live: its name or two-letter code.'),
    postedAt: Type.String({
      format: 'moment',
      description: 'Date on which the job was posted (ISO 8601).',
    }),
    validThrough: Type.String({
      format: 'moment',
      description:
        'Last day to apply (ISO 8601). Afterwards, search engines no longer get the job data.',
    }),
  },
  { additionalProperties: false, description: 'A job.' },
);

const labels = Type.Object(
  {
    department: plain('Label of the department.'),
    type: plain('Label of the working time.'),
    experience: plain('Label of the experience.'),
    requirements: plain('Heading of the requirements.'),
    responsibilities: plain('Heading of the responsibilities.'),
    pay: Type.Optional(plain('Label of the pay.')),
  },
  { additionalProperties: false, description: 'Labels within each job.' },
);

/** Open jobs with structured data for search engines. */
export const schema = section(
  'positions',
  'Open jobs, each with its details and a button to apply, and job data for search engines.',
  {
    ...sectionHeader,
    labels: Type.Optional(labels),
    items: Type.Array(position, { minItems: 1, description: 'The jobs, in order.' }),
    action,
  },
  { 'x-synonyms': ['jobs', 'careers', 'vacancies', 'openings'] },
);

/** Open jobs with structured data for search engines. */
export type Positions = Static<typeof schema>;

/** One open job. */
export type Position = Static<typeof position>;
