import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createForm } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import type { FieldToCheck, LocatedCondition } from '../collectFields.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'unreachable-field': {
    code: 'BW096',
    severity: 'error',
    title: 'A field can never appear',
    why: 'Its condition contradicts the condition of its group or of a field it depends on.',
    help: 'Change one of the conditions.',
    bad: createForm(
      '{ name: role, label: Role, kind: radio, choices: { a: A, b: B } }',
      '{ name: team, label: Team, kind: checkbox, when: { role: a } }',
      '{ name: size, label: Size, kind: text, when: { team: true, role: b } }',
    ),
    good: createForm(
      '{ name: role, label: Role, kind: radio, choices: { a: A, b: B } }',
      '{ name: team, label: Team, kind: checkbox, when: { role: a } }',
      '{ name: size, label: Size, kind: text, when: { team: true } }',
    ),
  },
  'invalid-condition': {
    code: 'BW095',
    severity: 'error',
    isAboutName: true,
    title: 'A condition names a field or choice that does not exist',
    why: 'The condition never holds, so the field never appears.',
    help: 'Correct the name of the field or choice. Conditions can depend on select, radio, checkbox and hidden fields.',
    bad: createForm(
      '{ name: role, label: Role, kind: select, choices: { buyer: Buyer } }',
      '{ name: company, label: Company, kind: text, when: { role: byer } }',
    ),
    good: createForm(
      '{ name: role, label: Role, kind: select, choices: { buyer: Buyer } }',
      '{ name: company, label: Company, kind: text, when: { role: buyer } }',
    ),
  },
});

const report = createReporter<typeof rules>();

/** Reports conditions (`when`) that can never hold, so that a field never appears. */
export function checkForm({ fields }: FormContext): Problem[] {
  const byName = new Map(fields.map((entry) => [entry.field.name, entry]));
  const checked = new Set<unknown>();
  const invalid = new Set<FieldToCheck>();
  const problems = fields.flatMap((entry) =>
    entry.conditions.flatMap((condition) => {
      const found = checkCondition(condition, byName);
      if (found.length > 0) invalid.add(entry);
      // The condition of a group belongs to each of its fields, and is reported once.
      if (checked.has(condition.when)) return [];
      checked.add(condition.when);
      return found;
    }),
  );
  if (invalid.size > 0) return problems;
  return fields.flatMap((entry): Problem | Problem[] => {
    const reason = findContradiction(entry, byName);
    const condition = entry.conditions.at(-1);
    if (reason === undefined || condition === undefined) return [];
    return report('unreachable-field', {
      message: `The field \`${entry.field.name}\` never appears: ${reason}.`,
      hint: 'change one of the conditions',
      at: condition.locate([], 'key'),
    });
  });
}

function checkCondition(
  { when, locate }: LocatedCondition,
  byName: ReadonlyMap<string | undefined, FieldToCheck>,
): Problem[] {
  return Object.entries(when).flatMap(([name, expected]): Problem | Problem[] => {
    const field = byName.get(name)?.field;
    if (field === undefined) return [reportUnknownField(name, [...byName.keys()], locate)];
    const { kind, choices } = field;
    const at = locate([name], 'key');
    if (choices === undefined && kind !== 'checkbox' && kind !== 'hidden') {
      return report('invalid-condition', {
        message: `A condition cannot depend on \`${name}\`, a field of kind \`${kind}\`.`,
        hint: 'depend on a select, radio, checkbox or hidden field',
        at,
      });
    }
    const values = Array.isArray(expected) ? expected : [expected];
    return values.flatMap((value: unknown, index): Problem[] => {
      const path = Array.isArray(expected) ? [name, index] : [name];
      return checkValue(name, field, value, locate(path));
    });
  });
}

function reportUnknownField(
  name: string,
  names: (string | undefined)[],
  locate: LocatedCondition['locate'],
): Problem {
  const known = names.filter((one) => one !== undefined);
  const suggestion = getSpellingSuggestion(name, known);
  const at = locate([name], 'key');
  return report('invalid-condition', {
    message: `This form has no field \`${name}\`.`,
    hint: suggestion ? `did you mean "${suggestion}"?` : `fields: ${known.join(', ')}`,
    at,
    ...(suggestion && { fix: [{ at, text: suggestion }] }),
  });
}

function checkValue(
  name: string,
  { kind, choices }: FieldToCheck['field'],
  value: unknown,
  at: Problem['at'],
): Problem[] {
  if (choices === undefined) {
    if (kind !== 'checkbox' || typeof value === 'boolean') return [];
    const message = `\`${name}\` is a checkbox, so it is never \`${value}\`.`;
    return [report('invalid-condition', { message, hint: 'use `true` or `false`', at })];
  }
  if (typeof value !== 'boolean' && Object.hasOwn(choices, String(value))) return [];
  const suggestion = getSpellingSuggestion(String(value), Object.keys(choices));
  return [
    report('invalid-condition', {
      message: `\`${name}\` has no choice \`${value}\`.`,
      hint: suggestion
        ? `did you mean "${suggestion}"?`
        : `choices: ${Object.keys(choices).join(', ')}`,
      at,
      ...(suggestion && { fix: [{ at, text: suggestion }] }),
    }),
  ];
}

/**
 * Returns why a field's conditions and the conditions of the fields they depend on can never hold
 * together, or undefined if they can.
 */
function findContradiction(
  entry: FieldToCheck,
  byName: ReadonlyMap<string | undefined, FieldToCheck>,
): string | undefined {
  const allowed = new Map<string, string[]>();
  const visited: FieldToCheck[] = [];
  const visit = (current: FieldToCheck): string | undefined => {
    if (visited.includes(current)) return undefined;
    visited.push(current);
    for (const { when } of current.conditions) {
      for (const [name, expected] of Object.entries(when)) {
        const next = byName.get(name);
        if (next === undefined) continue;
        if (next === entry) return 'its condition depends on itself';
        const conflict = restrict(allowed, name, expected, next) ?? visit(next);
        if (conflict !== undefined) return conflict;
      }
    }
    return undefined;
  };
  return visit(entry);
}

/** Narrows the values that a field may have; returns why none is left. */
function restrict(
  allowed: Map<string, string[]>,
  name: string,
  expected: unknown,
  { field }: FieldToCheck,
): string | undefined {
  const values = (Array.isArray(expected) ? expected : [expected]).map(String);
  if (field.kind === 'hidden' && field.from === undefined && !values.includes(field.value ?? '')) {
    return `\`${name}\` always has the value \`${field.value ?? ''}\``;
  }
  // Several choices of a group of checkboxes can be ticked at once.
  if (field.kind === 'checkbox' && field.choices !== undefined && field.max !== 1) return undefined;
  const before = allowed.get(name);
  const left = before === undefined ? values : before.filter((value) => values.includes(value));
  allowed.set(name, left);
  return left.length > 0
    ? undefined
    : `\`${name}\` cannot be ${before?.join(' or ')} and ${values.join(' or ')} at once`;
}
