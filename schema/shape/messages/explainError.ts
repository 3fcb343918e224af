import type { ErrorObject } from 'ajv';
import { toLatinLetters } from '../../../base/text/toLatinLetters.ts';
import { describeKey, describeValue, getChoices } from '../../diagnostics/describeValue.ts';
import type { Finding } from '../../diagnostics/Finding.ts';
import { findFormat } from '../../rules/shape/formats.ts';
import { invalidValue } from '../../rules/shape/invalid-value.ts';
import { explainLimit } from '../../rules/shape/limits.ts';
import { wrongChoice } from '../../rules/shape/wrong-choice.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';
import { compilePattern } from '../formats/compilePattern.ts';
import { formats } from '../formats/formats.ts';
import { explainFormat } from './explainFormat.ts';
import { explainType } from './explainType.ts';
import { suggestDate } from './suggestDate.ts';
import { suggestId } from './suggestId.ts';
import { toMailbox } from './toMailbox.ts';

/** Explains an ajv error (except those about keys); returns undefined for one that repeats another. */
export function explainError(error: ErrorObject, path: YamlPath): Finding | undefined {
  const { params, data } = error;
  // `propertyNames` reports the same error at the key.
  if (error.propertyName !== undefined) return undefined;
  switch (error.keyword) {
    case 'type': {
      const { format, pattern } = error.parentSchema as { format?: string; pattern?: string };
      const text = typeof data === 'object' ? undefined : String(data);
      // In quotes it would not be right either.
      if (text && format && formats[format]?.(text) === false)
        return explainFormat(path, format, text);
      if (text && pattern && !createMatcher(pattern).test(text))
        return explainError(
          { ...error, keyword: 'pattern', params: { pattern }, data: text },
          path,
        );
      return explainType(
        path,
        params.type,
        data,
        [],
        takesTexts(error.parentSchema as { items?: unknown }),
      );
    }
    case 'anyOf':
    case 'oneOf':
      return explainUnion(error, path);
    case 'enum':
    case 'const':
      return explainChoice(
        error.keyword === 'enum' ? params.allowedValues : [params.allowedValue],
        path,
        data,
      );
    case 'format':
      return explainFormat(path, params.format, String(data));
    case 'pattern': {
      const notation = suggestNotation(String(data), params.pattern);
      return findFormat('wrong-format', {
        path,
        part: 'value',
        message: `${describeKey(path)} cannot be ${describeValue(data)}${explainSigns(String(data), params.pattern)}.`,
        ...(path.at(-1) === 'id' && createMatcher(params.pattern).test('an-id')
          ? suggestId(String(data))
          : notation
            ? { hint: `write "${notation.text}"`, ...(notation.isCertain && { fix: notation }) }
            : { hint: getDescription(error) ?? `it must match \`${params.pattern}\`` }),
      });
    }
    case 'propertyNames':
      return findFormat('wrong-format', {
        path: [...path, params.propertyName],
        part: 'key',
        message: `The key \`${params.propertyName}\` is not a valid name.`,
        hint: 'use letters and digits',
      });
    case 'if':
      return undefined;
    default:
      return explainLimit(error, path) ?? invalidValue(path, error.keyword, getDescription(error));
  }
}

/** Whether the entries of a list are texts. */
function takesTexts(schema: { items?: unknown } = {}): boolean {
  const items = (schema.items ?? {}) as { type?: string; format?: string };
  return items.type === 'string' && !['link', 'image', 'email'].includes(items.format ?? '');
}

function explainUnion(error: ErrorObject, path: YamlPath): Finding | undefined {
  const branches: Record<string, unknown>[] = Array.isArray(error.schema) ? error.schema : [];
  const choices = branches.flatMap((branch) => getChoices(branch));
  const types = branches.map((branch) => branch.type).filter((type) => typeof type === 'string');
  // YAML 1.1 reads `off` as false, so programs write one for the other.
  if (typeof error.data === 'boolean' && choices.includes('off'))
    return explainChoice(choices, path, error.data);
  if (choices.length && typeof error.data === 'string' && !types.includes('string'))
    return explainChoice(choices, path, error.data);
  if (types.length && !types.includes('string'))
    return explainType(path, types, error.data, choices, branches.some(takesTexts));
  if (choices.length && typeof error.data === 'string')
    return explainChoice(choices, path, error.data);
  return explainType(
    path,
    types.length ? types : choices.map((choice) => typeof choice),
    error.data,
  );
}

function explainChoice(choices: unknown[], path: YamlPath, data: unknown): Finding {
  if (data === null || data === undefined)
    return explainType(path, [...new Set(choices.map((choice) => typeof choice))], data);
  return wrongChoice(path, data, choices);
}

function getDescription(error: ErrorObject): string | undefined {
  const { description } = (error.parentSchema ?? {}) as { description?: string };
  return description;
}

/**
 * Returns what a text in the notation of another country or program certainly means, if the pattern
 * matches that: `1.6.2026` → `2026-06-01`, `a(at)b.example` → `a@b.example`.
 */
function suggestNotation(
  text: string,
  pattern: string,
): { text: string; isCertain: boolean } | undefined {
  const today = text.trim().toLowerCase() === 'heute' ? 'today' : undefined;
  const words = toLatinLetters(text)
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word, at) => (at === 0 ? word : capitalize(word))).join('');
  const isName = words.length > 0 && words.length < 6 && /^\p{L}/u.test(text);
  const plain = isName ? toLatinLetters(text).replace(/[^\w -]+/g, '') : undefined;
  const possible = [
    suggestDate(text),
    today,
    toMailbox(text),
    plain,
    isName ? name : undefined,
  ].flatMap((one) => (one === undefined || one === text ? [] : one));
  if (possible.length === 0) return undefined;
  const matcher = createMatcher(pattern);
  const found = possible.find((candidate) => matcher.test(candidate));
  // What a name is called elsewhere stays.
  return found === undefined
    ? undefined
    : { text: found, isCertain: found !== name && found !== plain };
}

/** Compiles a pattern; one that cannot be matched in linear time is ours. */
function createMatcher(pattern: string): { test: (text: string) => boolean } {
  try {
    return compilePattern(pattern);
  } catch {
    return new RegExp(pattern, 'u');
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Says which signs of a text the pattern of a name does not allow; nothing if others are wrong as well. */
function explainSigns(text: string, pattern: string): string {
  const matcher = createMatcher(pattern);
  const signs = [...new Set(text.match(/[^A-Za-z0-9]/gu))];
  const wrong = signs.filter((sign) => !matcher.test(`a${sign}a`));
  const rest = wrong.reduce((left, sign) => left.replaceAll(sign, ''), text);
  if (wrong.length === 0 && matcher.test(`a${text}`) && text !== '')
    return `: it starts with \`${text.charAt(0)}\``;
  if (wrong.length === 0 || !matcher.test(rest)) return '';
  const names = wrong.map((sign) => (sign === ' ' ? 'a space' : `\`${sign}\``));
  return `: it contains ${names.slice(0, 3).join(' and ')}`;
}
