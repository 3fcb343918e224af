import type { FieldTexts } from '../messages/FieldTexts.ts';
import type { FieldRules } from './FormRules.ts';
import { tidyLine } from './tidyText.ts';

/** Evaluates the value of a number field that is not empty. Accepts a decimal point or comma. */
export function evaluateNumber(
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
