import type { FieldToCheck } from './collectFields.ts';

/**
 * Returns why a field's conditions and the conditions of the fields they depend on can never hold
 * together, or undefined if they can.
 */
export function findContradiction(
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
