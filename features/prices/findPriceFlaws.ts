import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import type { Plan } from './listPrices.ts';

/** A flaw at a value or key of a section. */
interface PriceFlaw {
  path: YamlPath;
  part?: 'key';
  message: string;
  hint: string;
}

/**
 * Finds currencies that are unknown or missing, and yearly prices and a switch without effect.
 *
 * @param max how many currencies visitors may choose from
 */
export function findPriceFlaws(section: object, max: number): PriceFlaw[] {
  const { plans, billing } = section as { plans: Plan[]; billing?: object };
  const yearly = plans.flatMap((plan, index) =>
    plan.yearly ? [['plans', index, 'yearly'] as YamlPath] : [],
  );
  const flaws = findCurrencyFlaws(plans, max);
  if (billing && yearly.length === 0)
    flaws.push({
      path: ['billing'],
      part: 'key',
      message: 'The switch has no effect, because no plan has a `yearly` price.',
      hint: 'add `yearly` to the plans',
    });
  if (!billing)
    for (const path of yearly)
      flaws.push({
        path,
        part: 'key',
        message: 'Nobody sees this price, because the section has no `billing`.',
        hint: 'add `billing` with the names of both choices',
      });
  return flaws;
}

function findCurrencyFlaws(plans: readonly Plan[], max: number): PriceFlaw[] {
  const known = Intl.supportedValuesOf('currency');
  const prices = plans.flatMap(({ name, price, yearly }, index) => [
    { name, price, path: ['plans', index, 'price'] },
    { name, price: yearly?.price ?? '', path: ['plans', index, 'yearly', 'price'] },
  ]);
  const codes = prices.flatMap(({ price }) =>
    typeof price === 'string' ? [] : Object.keys(price),
  );
  const currencies = [...new Set(codes)];
  const flaws: PriceFlaw[] = [];
  for (const { price, path, name } of prices) {
    if (typeof price === 'string') continue;
    const unknown = Object.keys(price).filter((code) => !known.includes(code));
    for (const code of unknown)
      flaws.push({
        path: [...path, code],
        part: 'key',
        message: `\`${code}\` is no code of a currency.`,
        hint: explainCode(code, known),
      });
    const missing = currencies.filter((code) => known.includes(code) && !(code in price));
    // A misspelt code is the currency that is missing.
    if (missing.length > 0 && unknown.length === 0)
      flaws.push({
        path,
        message: `The plan "${name}" has no price in ${missing.join(', ')}, which visitors can choose.`,
        hint: `add \`${missing[0]}: …\`, or write the price as a text, such as "On request"`,
      });
  }
  if (currencies.length > max)
    flaws.push({
      path: ['plans'],
      part: 'key',
      message: `The plans have prices in ${currencies.length} currencies; visitors can choose among ${max}.`,
      hint: 'leave out those that few visitors use',
    });
  return flaws;
}

function explainCode(code: string, known: readonly string[]): string {
  const upper = code.toUpperCase().trim();
  const similar = signs[code] ?? (known.includes(upper) ? upper : undefined);
  const found = similar ?? getSpellingSuggestion(upper, known);
  return found ? `did you mean \`${found}\`?` : 'use three capital letters, such as `EUR` or `USD`';
}

/** What authors may write for a code. */
const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
