import type { FieldTexts } from '../messages/FieldTexts.ts';
import { parseAddress } from '../text/parseAddress.ts';
import { evaluateDate } from './evaluateDate.ts';
import { evaluateFiles } from './evaluateFiles.ts';
import { defaultMaxLengths, type FieldRules, type FieldValue } from './FormRules.ts';
import { tidyLine, tidyLines } from './tidyText.ts';

/** Inputs for evaluating one field, besides its rules and value. */
interface ValueContext {
  matches: (pattern: string, text: string) => boolean;
  now: Date;
  texts: FieldTexts;
  /** The language of the messages. */
  locale: string;
}

/** The normalized value of a field, undefined for an empty one; or its error message. */
interface EvaluatedValue {
  value?: FieldValue | undefined;
  error?: string | undefined;
  /** Whether the error is that a required field is empty. */
  isMissing?: boolean;
}

/** Evaluates the value of one field, whatever its type. */
export function evaluateValue(
  field: FieldRules,
  raw: unknown,
  context: ValueContext,
): EvaluatedValue {
  const { kind, choices } = field;
  const { texts } = context;
  if (kind === 'hidden') return { value: getHiddenValue(field, raw) };
  if (kind === 'file') return evaluateFiles(field, raw, context);
  if (kind === 'checkbox' && choices === undefined) return evaluateTick(field, raw, texts);
  if (kind === 'checkbox') return evaluateSelection(field, raw, texts);
  if (isEmpty(raw)) {
    if (!field.required) return {};
    const isChoice = kind === 'select' || kind === 'radio';
    return miss(field, isChoice ? texts.chooseOne : texts.required);
  }
  if (kind === 'number') return evaluateNumber(field, raw, texts);
  if (typeof raw !== 'string') return { error: field.message ?? texts.wrong };
  if (kind === 'select' || kind === 'radio') {
    return isChoiceOf(field, raw) ? { value: raw } : { error: field.message ?? texts.wrong };
  }
  if (kind === 'date') return evaluateDate(field, raw, context);
  return evaluateText(field, raw, context);
}

/** Returns the value of a hidden field, which is never invalid: no visitor could correct it. */
function getHiddenValue(field: FieldRules, raw: unknown): string | undefined {
  if (field.from === undefined || typeof raw !== 'string' || raw === '') return field.value;
  const limit = field.max ?? defaultMaxLengths.hidden;
  return [...tidyLine(raw)].slice(0, limit).join('') || field.value;
}

function evaluateTick(field: FieldRules, raw: unknown, texts: FieldTexts): EvaluatedValue {
  if (typeof raw !== 'boolean' && !isEmpty(raw)) return { error: field.message ?? texts.wrong };
  const value = raw === true;
  return field.required && !value ? miss(field, texts.tick) : { value };
}

/** Evaluates a group of checkboxes: the selected choices, in the order of the definition. */
function evaluateSelection(field: FieldRules, raw: unknown, texts: FieldTexts): EvaluatedValue {
  const selected: unknown[] = isEmpty(raw) ? [] : Array.isArray(raw) ? raw : [raw];
  if (!selected.every((item) => isChoiceOf(field, item))) {
    return { error: field.message ?? texts.wrong };
  }
  const value = Object.keys(field.choices ?? {}).filter((choice) => selected.includes(choice));
  if (value.length === 0) {
    return field.required ? miss(field, texts.chooseOne) : {};
  }
  const { min = 0, max = value.length } = field;
  if (value.length < min) return { error: field.message ?? texts.tooFew({ count: min }) };
  if (value.length > max) return { error: field.message ?? texts.tooMany({ count: max }) };
  return { value };
}

function miss({ message }: FieldRules, text: string): EvaluatedValue {
  return { error: message ?? text, isMissing: true };
}

function isChoiceOf({ choices = {} }: FieldRules, value: unknown): value is string {
  return typeof value === 'string' && Object.hasOwn(choices, value);
}

function isEmpty(raw: unknown): boolean {
  if (Array.isArray(raw)) return raw.length === 0;
  return raw === undefined || raw === null || (typeof raw === 'string' && tidyLine(raw) === '');
}

/** Evaluates the value of a number field that is not empty. Accepts a decimal point or comma. */
function evaluateNumber(
  field: FieldRules,
  raw: unknown,
  texts: FieldTexts,
): { value?: number; error?: string } {
  const { min, max, step, message } = field;
  const value = typeof raw === 'string' ? parseNumber(tidyLine(raw)) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return { error: message ?? texts.number };
  }
  if (min !== undefined && value < min) return { error: message ?? texts.tooLow({ limit: min }) };
  if (max !== undefined && value > max) return { error: message ?? texts.tooHigh({ limit: max }) };
  if (step !== undefined && !isOnStep(value - (min ?? 0), step)) {
    return { error: message ?? (step === 1 ? texts.wholeNumber : texts.step({ step })) };
  }
  // -0 would be stored as 0.
  return { value: value + 0 };
}

function parseNumber(text: string): number {
  return /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text)
    ? Number(text.replace(',', '.'))
    : Number.NaN;
}

/** Whether a distance is a multiple of a step. Tolerates that 0.3 / 0.1 is not exactly 3. */
function isOnStep(distance: number, step: number): boolean {
  const steps = distance / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

/**
 * Matches a single email address. Spaces, control characters, commas and angle brackets are refused,
 * so that an address cannot break a mail header; so are empty parts on either side.
 */
const emailPattern =
  /^(?!.{65,}@)(?:[^\s@<>()[\]\\,;:".\p{Cc}]+\.)*[^\s@<>()[\]\\,;:".\p{Cc}]+@(?:[^\s@<>()[\]\\,;:"._\p{Cc}-][^\s@<>()[\]\\,;:".\p{Cc}]*\.)+[^\s@<>()[\]\\,;:".\p{Cc}]{2,}$/u;

/** Evaluates the value of a text field that is not empty. */
function evaluateText(
  field: FieldRules,
  raw: string,
  { matches, texts }: { matches: (pattern: string, text: string) => boolean; texts: FieldTexts },
): { value?: string; error?: string } {
  const { kind, min, max, pattern, message } = field;
  const tidy = kind === 'textarea' ? tidyLines(raw) : tidyLine(raw);
  const value = kind === 'url' ? addScheme(tidy) : tidy;
  const length = countCharacters(value);
  const limit = max ?? defaultMaxLengths[kind] ?? 200;
  // The message of a form is about its own rules, not about the general limit.
  if (length > limit) return { error: (max && message) || texts.tooLong({ count: limit }) };
  if (length < (min ?? 0)) return { error: message ?? texts.tooShort({ count: min ?? 0 }) };
  if (kind === 'email' && !emailPattern.test(value)) return { error: message ?? texts.email };
  if (kind === 'url' && !isWebAddress(value)) return { error: message ?? texts.url };
  if (pattern !== undefined && !matches(pattern, value)) return { error: message ?? texts.wrong };
  return { value };
}

/** Counts code points, so that an emoji is one character. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Adds a missing scheme: `example.com` becomes `https://example.com`. */
function addScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  return (
    /^https?:\/\/[^\s/?#@.]+(?:\.[^\s/?#@.]+)+(?:[/?#]\S*)?$/iu.test(text) &&
    parseAddress(text) !== undefined
  );
}
