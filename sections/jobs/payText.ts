import { english, type Site } from '../../schema/vocabulary.ts';
import { getTexts } from '../_shared/page/getTexts.ts';
import type { PayAmounts } from './schema.ts';

/** Formats pay in the site's locale: "$15-28 per hour". */
export function payText(pay: PayAmounts, site: Site): string {
  const { min, max, unit, currency = site.currency } = pay;
  const whole = Number.isInteger(min) && Number.isInteger(max);
  const format = new Intl.NumberFormat(site.locale, {
    style: 'currency',
    currency,
    ...(whole && { maximumFractionDigits: 0 }),
  });
  const amount = min === max ? format.format(min) : rangeText(format, min, max);
  const { jobs } = getTexts({ jobs: english.jobs }, site.words);
  const { perHour, perDay, perWeek, perMonth, perYear } = jobs;
  const texts = { HOUR: perHour, DAY: perDay, WEEK: perWeek, MONTH: perMonth, YEAR: perYear };
  return texts[unit]({ amount });
}

/**
 * Formats a range with a single currency sign: "$15-28", "15-28 €". It uses a hyphen, as authors do
 * in their texts, so that both look alike.
 */
function rangeText(format: Intl.NumberFormat, min: number, max: number): string {
  const parts = format.formatRangeToParts(min, max);
  const namedBefore = parts.some(
    ({ type, source }) => type === 'currency' && source === 'startRange',
  );
  return parts
    .filter(({ type, source }) => !(namedBefore && type === 'currency' && source === 'endRange'))
    .map(({ value }) => (value.trim() === '–' ? '-' : value))
    .join('');
}
