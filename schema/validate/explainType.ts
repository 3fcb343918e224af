import type { Path } from '../load/Place.ts';
import { nameOf } from './explainError.ts';
import type { Finding } from './Finding.ts';
import { show, typeWords } from './words.ts';

/** A value of the wrong type, with what makes it right where that is plain. */
export function explainType(path: Path, expected: string | string[], data: unknown): Finding {
  const types = [expected].flat();
  const wanted = types.map((type) => typeWords[type] ?? type).join(' or ');
  const at = { path, part: 'value' as const };
  if (data === null || data === undefined)
    return {
      ...at,
      part: 'key',
      rule: 'empty-value',
      message: `${nameOf(path)} has no value; it must be ${wanted}.`,
      hint: 'write the value behind the colon, or remove the key',
    };
  return {
    ...at,
    rule: 'wrong-type',
    message: `${nameOf(path)} must be ${wanted}, and is ${show(data)}.`,
    ...mend(types, data),
  };
}

function mend(types: string[], data: unknown): Pick<Finding, 'hint' | 'fix'> {
  if (types.includes('string') && typeof data !== 'object')
    return { hint: 'put it in quotes', fix: 'quote' };
  if (types.includes('boolean') && typeof data === 'string' && booleanWords[data.toLowerCase()])
    return {
      hint: `write \`${booleanWords[data.toLowerCase()]}\``,
      fix: { text: booleanWords[data.toLowerCase()] ?? '' },
    };
  if (types.some((type) => type === 'number' || type === 'integer') && typeof data === 'string') {
    const plain = data.replace(/[,_\s$€£]/g, '');
    return plain !== '' && Number.isFinite(Number(plain))
      ? { hint: `write ${plain} without quotes or signs`, fix: { text: plain } }
      : { hint: 'write digits only' };
  }
  if (types.includes('array'))
    return { hint: 'write each entry in a line of its own that begins with `- `' };
  if (types.includes('object')) return { hint: 'write its keys in indented lines below' };
  if (typeof data === 'object')
    return {
      hint: Array.isArray(data)
        ? 'write one value, without `- `'
        : 'write one value; a colon inside a text needs quotes',
    };
  return { hint: `write ${types.map((type) => typeWords[type] ?? type).join(' or ')}` };
}

const booleanWords: Record<string, string> = {
  yes: 'true',
  on: 'true',
  y: 'true',
  true: 'true',
  no: 'false',
  off: 'false',
  n: 'false',
  false: 'false',
};
