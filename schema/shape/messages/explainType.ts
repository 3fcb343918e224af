import { getOwn } from '../../../base/values/getOwn.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import type { Finding } from '../formats/Finding.ts';
import { describeKey, describeValue, typeWords } from './describeValue.ts';

/** Explains that a value has the wrong type, with a fix where it is certain. */
export function explainType(
  path: YamlPath,
  expected: string | string[],
  data: unknown,
  choices: unknown[] = [],
): Finding {
  const types = [expected].flat();
  const kinds = types.map((type) => typeWords[type] ?? type).join(' or ');
  const wanted = choices.length ? `${choices.join(', ')} or ${kinds}` : kinds;
  const at = { path, part: 'value' as const };
  if (data === null || data === undefined)
    return {
      ...at,
      part: 'key',
      rule: 'empty-value',
      message: `${describeKey(path)} is empty; it needs ${wanted}.`,
      hint: 'add the value after the colon, or remove the key',
    };
  return {
    ...at,
    rule: 'wrong-type',
    message: `${describeKey(path)} must be ${wanted}, not ${describeValue(data)}.`,
    ...suggestFix(types, data),
  };
}

function suggestFix(types: string[], data: unknown): Pick<Finding, 'hint' | 'fix'> {
  if (types.includes('string') && typeof data !== 'object')
    return { hint: 'put it in quotes', fix: 'quote' };
  const word =
    types.includes('boolean') && typeof data === 'string'
      ? getOwn(booleanWords, data.toLowerCase())
      : undefined;
  if (word) return { hint: `write \`${word}\``, fix: { text: word } };
  if (types.some((type) => type === 'number' || type === 'integer') && typeof data === 'string') {
    const plain = toPlainNumber(data);
    return plain !== '' && Number.isFinite(Number(plain))
      ? {
          hint: `write ${Number(plain)} without quotes or symbols`,
          fix: { text: String(Number(plain)) },
        }
      : { hint: 'use only digits' };
  }
  if (types.includes('array'))
    return { hint: 'write each entry on its own line, starting with `- `' };
  if (types.includes('object')) return { hint: 'write its keys on indented lines below' };
  if (typeof data === 'object')
    return {
      hint: Array.isArray(data)
        ? 'write a single value, without `- `'
        : 'write a single value; put a text with a colon in quotes',
    };
  return { hint: `write ${types.map((type) => typeWords[type] ?? type).join(' or ')}` };
}

/** Returns a number as text without symbols: `$1,250` → `1250`, `12,50 €` → `12.50`, `1.250,00` → `1250.00`. */
function toPlainNumber(text: string): string {
  const digits = text.replace(/[_\s$€£]/g, '');
  if (/^-?\d+,\d{1,2}$/.test(digits) || /^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(digits))
    return digits.replaceAll('.', '').replace(',', '.');
  // One point before three digits has two meanings.
  return /^-?\d{1,3}\.\d{3}$/.test(digits) ? '' : digits.replaceAll(',', '');
}

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
