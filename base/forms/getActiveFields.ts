import type { FieldCondition, FieldRules, FormRules } from './FormRules.ts';

/**
 * Returns the fields that are part of a form for these values, in order: those whose conditions hold. A
 * condition on a field that is itself not part of the form does not hold.
 */
export function getActiveFields<Field extends FieldRules>(
  form: FormRules<Field>,
  values: Readonly<Record<string, unknown>>,
): Field[] {
  const entries = new Map<string, { field: Field; conditions: FieldCondition[] }>();
  for (const group of form.groups) {
    for (const field of group.fields) {
      const conditions = [group.when, field.when].filter((when) => when !== undefined);
      entries.set(field.name, { field, conditions });
    }
  }
  const results = new Map<string, boolean>();
  const isActive = (name: string): boolean => {
    const entry = entries.get(name);
    if (entry === undefined) return false;
    const result = results.get(name);
    if (result !== undefined) return result;
    // Fields whose conditions depend on each other are never part of the form.
    results.set(name, false);
    const holds = entry.conditions.every((when) =>
      Object.entries(when).every(
        ([other, expected]) =>
          isActive(other) && fulfills(getValue(entries.get(other)?.field, values), expected),
      ),
    );
    results.set(name, holds);
    return holds;
  };
  return [...entries.values()].map(({ field }) => field).filter(({ name }) => isActive(name));
}

function getValue(field: FieldRules | undefined, values: Readonly<Record<string, unknown>>) {
  if (field === undefined) return undefined;
  if (field.kind === 'hidden' && field.from === undefined) return field.value;
  return Object.hasOwn(values, field.name) ? values[field.name] : undefined;
}

function fulfills(value: unknown, expected: FieldCondition[string]): boolean {
  const wanted: readonly unknown[] = Array.isArray(expected) ? expected : [expected];
  const actual: readonly unknown[] = Array.isArray(value) ? value : [value];
  return wanted.some((one) =>
    typeof one === 'boolean'
      ? (value === true) === one
      : actual.some((item) => typeof item === 'string' && item === String(one)),
  );
}
