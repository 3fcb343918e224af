import { describeValue } from '../validate/describeValue.ts';

/** What Google wants of a key of a type before it shows a rich result. */
export interface Requirement {
  type: string;
  /** The key, or several of which one is enough. */
  key: string | string[];
  required?: boolean;
  /** A date of ISO 8601; `future` must not be over. */
  date?: boolean | 'future';
  hint: string;
  /** What is wrong with the value, to go on from "`key` …"; undefined when nothing is. */
  wrong?(value: unknown, thing: Record<string, unknown>): string | undefined;
}

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];

const routeEntries = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

/**
 * The fields of https://developers.google.com/search/docs/appearance/structured-data for the types
 * that sites of this kind use.
 */
export const requirements: Requirement[] = [
  required('JobPosting', 'title', 'write only the name of the job', text),
  required('JobPosting', 'description', 'write the whole description', text),
  {
    type: 'JobPosting',
    key: 'datePosted',
    required: true,
    date: true,
    hint: 'write the day it was posted',
  },
  { type: 'JobPosting', key: 'validThrough', date: 'future', hint: 'write the last day to apply' },
  required('JobPosting', 'hiringOrganization', 'write an Organization with its name', named),
  required(
    'JobPosting',
    ['jobLocation', 'applicantLocationRequirements'],
    'write a Place with an address, or for remote work applicantLocationRequirements and jobLocationType: TELECOMMUTE',
    (value, thing) =>
      'applicantLocationRequirements' in thing &&
      thing.jobLocationType !== 'TELECOMMUTE' &&
      !('jobLocation' in thing)
        ? 'also needs `jobLocationType: TELECOMMUTE`'
        : objects(value),
  ),
  {
    type: 'JobPosting',
    key: 'employmentType',
    hint: `write one or several of ${employmentTypes.join(', ')}`,
    wrong: (value) => {
      const wrong = [value].flat().find((one) => !employmentTypes.includes(String(one)));
      return wrong === undefined ? undefined : `cannot be ${describeValue(wrong)}`;
    },
  },
  {
    type: 'JobPosting',
    key: 'baseSalary',
    hint: 'write a MonetaryAmount with currency and a QuantitativeValue that has value (or minValue, maxValue) and unitText',
    wrong: salary,
  },
  {
    type: 'JobPosting',
    key: 'jobLocationType',
    hint: 'use TELECOMMUTE, the only allowed value',
    wrong: (value) => (value === 'TELECOMMUTE' ? undefined : `cannot be ${describeValue(value)}`),
  },
  required('LocalBusiness', 'name', 'write the name of the business', text),
  required('LocalBusiness', 'address', 'write a PostalAddress', (value) =>
    typeof value === 'string' && value.trim() ? undefined : objects(value),
  ),
  required('FAQPage', 'mainEntity', 'write a list of Question', filled),
  required('Question', 'name', 'write the whole question', text),
  required(
    'Question',
    ['acceptedAnswer', 'suggestedAnswer'],
    'write an Answer with its text',
    objects,
  ),
  required('Answer', 'text', 'write the whole answer', text),
  required('BreadcrumbList', 'itemListElement', 'write a list of ListItem', filled),
  required('ListItem', 'position', 'write the number of the entry, starting at 1', (value) =>
    Number.isInteger(Number(value)) && Number(value) > 0
      ? undefined
      : `cannot be ${describeValue(value)}`,
  ),
  required('ListItem', ['name', 'item'], 'write the name of the entry'),
  required('Organization', 'name', 'write the name of the organisation', text),
  required('Service', ['name', 'serviceType'], 'write the name of the service', text),
  required('AggregateRating', 'ratingValue', 'write the average rating'),
  required('AggregateRating', ['ratingCount', 'reviewCount'], 'write how many ratings there are'),
  required('Review', 'reviewRating', 'write a Rating with its ratingValue', objects),
  required('Review', 'author', 'write a Person or Organization with its name', named),
  required('Offer', ['price', 'priceSpecification'], 'write the price as a number'),
  required('Product', 'name', 'write the name of the product', text),
  required('MonetaryAmount', 'currency', 'write a code such as USD', currency),
  { type: 'Offer', key: 'priceCurrency', hint: 'write a code such as USD', wrong: currency },
];

function required(
  type: string,
  key: string | string[],
  hint: string,
  wrong?: NonNullable<Requirement['wrong']>,
): Requirement {
  return { type, key, required: true, hint, ...(wrong && { wrong }) };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== ''
    ? undefined
    : `must be text, not ${describeValue(value)}`;
}

function filled(value: unknown): string | undefined {
  return [value].flat().length > 0 && typeof value === 'object' && value !== null
    ? undefined
    : 'is empty';
}

function objects(value: unknown): string | undefined {
  const wrong = [value].flat().find((one) => typeof one !== 'object' || one === null);
  return wrong === undefined
    ? undefined
    : `must be an object with a type, not ${describeValue(wrong)}`;
}

function named(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? undefined : objects(value);
}

function currency(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
    ? undefined
    : `cannot be ${describeValue(value)}`;
}

function salary(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null)
    return `must be a MonetaryAmount, not ${describeValue(value)}`;
  const { '@type': type, value: amount } = value as Record<string, unknown>;
  if (type !== 'MonetaryAmount') return 'must be a MonetaryAmount';
  if (typeof amount !== 'object' || amount === null)
    return 'needs a QuantitativeValue as its value';
  const { value: exact, minValue, maxValue, unitText } = amount as Record<string, unknown>;
  if (exact === undefined && minValue === undefined && maxValue === undefined)
    return 'needs a value or a minValue';
  if (!routeEntries.includes(String(unitText)))
    return `needs a unitText: ${routeEntries.join(', ')}`;
  return typeof minValue === 'number' && typeof maxValue === 'number' && minValue > maxValue
    ? 'has a minValue that is greater than its maxValue'
    : undefined;
}
