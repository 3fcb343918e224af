import type { FieldTexts } from '../messages/FieldTexts.ts';
import { evaluateDate } from './evaluateDate.ts';
import { evaluateFiles } from './evaluateFiles.ts';
import { evaluateNumber } from './evaluateNumber.ts';
import { evaluateText } from './evaluateText.ts';
import { defaultMaxLengths, type FieldRules, type FieldValue } from './FormRules.ts';
import { tidyLine } from './tidyText.ts';

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
