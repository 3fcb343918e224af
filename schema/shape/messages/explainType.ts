import { getOwn } from '../../../base/values/getOwn.ts';
import { describeKey, describeValue, typeWords } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { findType } from '../../rules/shape/wrong-type.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';

/**
 * Explains that a value has the wrong type, with a fix where it is certain.
 *
 * @param takesTexts whether the list that is expected has texts
 */
export function explainType(
  path: YamlPath,
  expected: string | string[],
  data: unknown,
  choices: unknown[] = [],
  takesTexts = false,
): Finding {
  const types = [expected].flat();
  const kinds = types.map((type) => typeWords[type] ?? type).join(' or ');
  const wanted = choices.length ? `${choices.join(', ')} or ${kinds}` : kinds;
  if (data === null || data === undefined)
    return findType('empty-value', {
      path,
      part: 'key',
      message: `${describeKey(path)} is empty; it needs ${wanted}.`,
      hint: 'add the value after the colon, or remove the key',
    });
  return findType('wrong-type', {
    path,
    part: 'value',
    message: `${describeKey(path)} must be ${wanted}, not ${describeValue(data)}.`,
    ...suggestFix(types, data, takesTexts),
  });
}

function suggestFix(
  types: string[],
  data: unknown,
  takesTexts: boolean,
): Pick<Finding, 'hint' | 'fix'> {
  if (types.includes('string') && typeof data !== 'object')
    return { hint: 'put it in quotes', fix: 'quote' };
  const word =
    types.includes('boolean') && typeof data === 'string'
      ? getOwn(booleanWords, data.toLowerCase().replace(/[;,]$/, ''))
      : undefined;
  if (word) return { hint: `write \`${word}\``, fix: { text: word } };
  if (types.some((type) => type === 'number' || type === 'integer') && typeof data === 'string') {
    return suggestNumber(data, !types.includes('number'));
  }
  if (types.includes('array')) {
    // One entry without a separator cannot mean several.
    const isEntry =
      typeof data === 'string' && takesTexts && /^[\p{L}\d][^,;|:#"'[\]{}\n]*$/u.test(data);
    return isEntry
      ? { hint: `write \`[${data}]\`` }
      : { hint: 'write each entry on its own line, starting with `- `' };
  }
  if (types.includes('object')) return { hint: 'write its keys on indented lines below' };
  if (typeof data === 'object')
    return {
      hint: Array.isArray(data)
        ? 'write a single value, without `- ` and `[ ]`'
        : 'write a single value; put a text with a colon in quotes',
    };
  return { hint: `write ${types.map((type) => typeWords[type] ?? type).join(' or ')}` };
}

/** Suggests the number that a text contains: a fix where nothing is lost, a hint where a unit is. */
function suggestNumber(text: string, isWhole: boolean): Pick<Finding, 'hint' | 'fix'> {
  const plain = toPlainNumber(text);
  const number = Number(plain);
  if (plain !== '' && Number.isFinite(number) && !(isWhole && !Number.isInteger(number)))
    return {
      hint: `write ${number} without quotes or symbols`,
      fix: { text: String(number) },
    };
  const [point, comma] = [text.replace(/\s/g, ''), text.replace(/[\s.]/g, '')];
  if (!isWhole && /^-?\d{1,3}\.\d{3}$/.test(point))
    return { hint: `write ${comma}, or ${Number(point)} if the point begins the decimals` };
  const [, sign = '', amount = ''] =
    /^[^\d-]*(-?)(\d(?:[\d.,'’\s]*\d)?)[\s-]*(?:[\p{L}%°²³/.]+(?:\s\p{L}+)*)?\.?$/u.exec(text) ??
    [];
  const bare = Number(toPlainNumber(sign + amount));
  // `5k` is 5000.
  const isBare = amount !== '' && Number.isFinite(bare) && !(isWhole && !Number.isInteger(bare));
  return isBare && !/\d\s*(?:k|tsd|m|mn|mio|bn|mrd)(?![\p{L}\p{N}])/iu.test(text)
    ? { hint: `write ${bare} without the unit` }
    : { hint: `use only digits, such as ${isWhole ? '12' : '12.5'}` };
}

/**
 * Returns a number as text without symbols: `$1,250` → `1250`, `12,50 €` → `12.50`, `1.250,00` →
 * `1250.00`, `CHF 1'250.–` → `1250`. Empty if the text has two meanings.
 */
function toPlainNumber(text: string): string {
  const isAmount = currency.test(text);
  const digits = text
    .replace(new RegExp(currency, 'giu'), '')
    .replace(/[_\s'’]|[.,](?:-|–|—)+$/g, '');
  if (/^-?\d+,\d{1,2}$/.test(digits) || /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.');
  // One point before three digits has two meanings, except that amounts have two decimals.
  if (/^-?\d{1,3}(?:\.\d{3})+$/.test(digits))
    return isAmount || digits.indexOf('.') !== digits.lastIndexOf('.')
      ? digits.replaceAll('.', '')
      : '';
  return digits.replaceAll(',', '').replace(/;$/, '');
}

const currency =
  /[$€£¥₹]|\b(?:EUR|USD|CHF|GBP|JPY|BRL|SEK|NOK|DKK|PLN|CZK|AUD|CAD|R(?=\$)|Fr(?=\.? ))\b\.?|(?<=\d\s?)(?:euros?|dollars?|dollar|pounds?)\b/iu;

const booleanWords: Record<string, string> = {
  yes: 'true',
  ja: 'true',
  oui: 'true',
  sim: 'true',
  on: 'true',
  y: 'true',
  true: 'true',
  no: 'false',
  nein: 'false',
  non: 'false',
  não: 'false',
  off: 'false',
  n: 'false',
  false: 'false',
};
