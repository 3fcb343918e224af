import { isCalendarDate } from '../../../base/forms/evaluateDate.ts';
import { defaultMaxLengths } from '../../../base/forms/FormRules.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import type { FieldToCheck } from '../collectFields.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'impossible-limits': {
    code: 'BW094',
    severity: 'error',
    title: 'No value can meet the limits of a field',
    why: 'A form that requires the field can never be sent.',
    help: 'Correct the limits.',
    bad: createForm('{ name: city, label: City, kind: text, min: 20, max: 2 }'),
    good: createForm('{ name: city, label: City, kind: text, min: 2, max: 20 }'),
  },
});

const report = createReporter<typeof rules>();

/** Reports limits that no value can meet. */
export function checkForm({ fields }: FormContext): Problem[] {
  return fields.flatMap((entry): Problem[] => {
    const conflict = findConflict(entry);
    if (conflict === undefined) return [];
    const { key, message, hint } = conflict;
    return [report('impossible-limits', { message, hint, at: entry.locate([key]) })];
  });
}

interface Conflict {
  key: string;
  message: string;
  hint: string;
}

function findConflict({ field }: FieldToCheck): Conflict | undefined {
  const { kind = '', min, max, earliest, latest, choices } = field;
  for (const key of ['earliest', 'latest'] as const) {
    const date = field[key];
    if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date) || isCalendarDate(date)) continue;
    return {
      key,
      message: `${date} is not a day of the calendar.`,
      hint: 'use a day such as 2026-01-31, or `today`',
    };
  }
  if (earliest !== undefined && latest !== undefined && isAfter(earliest, latest)) {
    return {
      key: 'earliest',
      message: `\`earliest\` (${earliest}) is after \`latest\` (${latest}).`,
      hint: 'swap them or correct one of them',
    };
  }
  if (min !== undefined && max !== undefined && min > max) {
    return {
      key: 'min',
      message: `\`min\` (${min}) is greater than \`max\` (${max}).`,
      hint: 'swap them or correct one of them',
    };
  }
  const isCount = kind in defaultMaxLengths || choices !== undefined;
  if (isCount && max !== undefined && max < 1) {
    return {
      key: 'max',
      message: `No value can meet \`max: ${max}\`.`,
      hint: 'use 1 or more',
    };
  }
  const limit = choices
    ? Object.keys(choices).length
    : max === undefined && defaultMaxLengths[kind];
  if (!limit || min === undefined || min <= limit) return undefined;
  return choices
    ? {
        key: 'min',
        message: `\`min\` (${min}) is greater than the number of choices (${limit}).`,
        hint: 'lower it, or add choices',
      }
    : {
        key: 'min',
        message: `\`min\` (${min}) is greater than the maximum of a \`${kind}\` field (${limit}).`,
        hint: 'add a greater `max:`',
      };
}

function isAfter(earliest: string, latest: string): boolean {
  return earliest !== 'today' && latest !== 'today' && earliest > latest;
}
