import { describeValue } from '../../../schema/index.ts';
import { employmentTypes, salaryUnits } from '../../../schema/vocabulary.ts';

/** Google's requirement of a key of a type for rich results. */
export interface Requirement {
  type: string;
  /** The key, or several alternative keys. */
  key: string | string[];
  required?: boolean;
  /** Whether it must be an ISO 8601 date; `future` must not be over. */
  date?: boolean | 'future';
  hint: string;
  /** Explains why a value is invalid, to continue "`key` …"; returns undefined for a valid one. */
  explain?(value: unknown, thing: Record<string, unknown>): string | undefined;
}

/**
 * The required and recommended fields of
 * https://developers.google.com/search/docs/appearance/structured-data, for common types.
 */
export const requirements: Requirement[] = [
  requireKey('JobPosting', 'title', 'write only the name of the job', explainText),
  requireKey('JobPosting', 'description', 'write the whole description', explainText),
  {
    type: 'JobPosting',
    key: 'datePosted',
    required: true,
    date: true,
    hint: 'write the day it was posted',
  },
  { type: 'JobPosting', key: 'validThrough', date: 'future', hint: 'write the last day to apply' },
  requireKey(
    'JobPosting',
    'hiringOrganization',
    'write an Organization with its name',
    explainNamed,
  ),
  requireKey(
    'JobPosting',
    ['jobLocation', 'applicantLocationRequirements'],
    'write a Place with an address, or for remote work applicantLocationRequirements and jobLocationType: TELECOMMUTE',
    (value, thing) =>
      'applicantLocationRequirements' in thing &&
      thing.jobLocationType !== 'TELECOMMUTE' &&
      !('jobLocation' in thing)
        ? 'also needs `jobLocationType: TELECOMMUTE`'
        : explainObjects(value),
  ),
  {
    type: 'JobPosting',
    key: 'employmentType',
    hint: `write one or several of ${employmentTypes.join(', ')}`,
    explain: (value) => {
      const wrong = [value]
        .flat()
        .find((one) => !employmentTypes.some((type) => type === String(one)));
      return wrong === undefined ? undefined : `cannot be ${describeValue(wrong)}`;
    },
  },
  {
    type: 'JobPosting',
    key: 'baseSalary',
    hint: 'write a MonetaryAmount with currency and a QuantitativeValue that has value (or minValue, maxValue) and unitText',
    explain: explainSalary,
  },
  {
    type: 'JobPosting',
    key: 'jobLocationType',
    hint: 'use TELECOMMUTE, the only allowed value',
    explain: (value) => (value === 'TELECOMMUTE' ? undefined : `cannot be ${describeValue(value)}`),
  },
  requireKey('LocalBusiness', 'name', 'write the name of the business', explainText),
  requireKey('LocalBusiness', 'address', 'write a PostalAddress', (value) =>
    typeof value === 'string' && value.trim() ? undefined : explainObjects(value),
  ),
  requireKey('Article', 'headline', 'write the headline of the article', explainText),
  {
    type: 'Article',
    key: 'author',
    hint: 'write a Person or Organization with its name',
    explain: explainNamed,
  },
  { type: 'Article', key: 'datePublished', date: true, hint: 'write the day of publication' },
  { type: 'Article', key: 'dateModified', date: true, hint: 'write the day of the last change' },
  requireKey('FAQPage', 'mainEntity', 'write a list of Question', explainEmptyList),
  requireKey('Question', 'name', 'write the whole question', explainText),
  requireKey(
    'Question',
    ['acceptedAnswer', 'suggestedAnswer'],
    'write an Answer with its text',
    explainObjects,
  ),
  requireKey('Answer', 'text', 'write the whole answer', explainText),
  requireKey('BreadcrumbList', 'itemListElement', 'write a list of ListItem', explainEmptyList),
  requireKey('ListItem', 'position', 'write the number of the entry, starting at 1', (value) =>
    Number.isInteger(Number(value)) && Number(value) > 0
      ? undefined
      : `cannot be ${describeValue(value)}`,
  ),
  requireKey('ListItem', ['name', 'item'], 'write the name of the entry'),
  requireKey('Organization', 'name', 'write the name of the organisation', explainText),
  requireKey('Service', ['name', 'serviceType'], 'write the name of the service', explainText),
  requireKey('AggregateRating', 'ratingValue', 'write the average rating'),
  requireKey('AggregateRating', ['ratingCount', 'reviewCount'], 'write how many ratings there are'),
  // Google shows only reviews with a rating, but one without it is valid: people praise without stars.
  {
    type: 'Review',
    key: 'reviewRating',
    hint: 'write a Rating with its ratingValue',
    explain: explainObjects,
  },
  requireKey('Review', 'author', 'write a Person or Organization with its name', explainNamed),
  requireKey('Offer', ['price', 'priceSpecification'], 'write the price as a number'),
  requireKey('Product', 'name', 'write the name of the product', explainText),
  requireKey('MonetaryAmount', 'currency', 'write a code such as USD', explainCurrency),
  {
    type: 'Offer',
    key: 'priceCurrency',
    hint: 'write a code such as USD',
    explain: explainCurrency,
  },
];

function requireKey(
  type: string,
  key: string | string[],
  hint: string,
  explain?: NonNullable<Requirement['explain']>,
): Requirement {
  return { type, key, required: true, hint, ...(explain && { explain }) };
}

function explainText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== ''
    ? undefined
    : `must be text, not ${describeValue(value)}`;
}

function explainEmptyList(value: unknown): string | undefined {
  return [value].flat().length > 0 && typeof value === 'object' && value !== null
    ? undefined
    : 'is empty';
}

function explainObjects(value: unknown): string | undefined {
  const wrong = [value].flat().find((one) => typeof one !== 'object' || one === null);
  return wrong === undefined
    ? undefined
    : `must be an object with a type, not ${describeValue(wrong)}`;
}

function explainNamed(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? undefined : explainObjects(value);
}

function explainCurrency(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
    ? undefined
    : `cannot be ${describeValue(value)}`;
}

function explainSalary(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null)
    return `must be a MonetaryAmount, not ${describeValue(value)}`;
  const { '@type': type, value: amount } = value as Record<string, unknown>;
  if (type !== 'MonetaryAmount') return 'must be a MonetaryAmount';
  if (typeof amount !== 'object' || amount === null)
    return 'needs a QuantitativeValue as its value';
  const { value: exact, minValue, maxValue, unitText } = amount as Record<string, unknown>;
  if (exact === undefined && minValue === undefined && maxValue === undefined)
    return 'needs a value or a minValue';
  if (!salaryUnits.some((unit) => unit === String(unitText)))
    return `needs a unitText: ${salaryUnits.join(', ')}`;
  return typeof minValue === 'number' && typeof maxValue === 'number' && minValue > maxValue
    ? 'has a minValue that is greater than its maxValue'
    : undefined;
}
