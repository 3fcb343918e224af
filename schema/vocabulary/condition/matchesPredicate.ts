import { type Comparison, isComparison, type Predicate, type Scalar } from './Condition.ts';

/**
 * Whether a value passes a test. A list passes if one of its values does; a missing value counts as
 * `false`.
 *
 * @param today the day that `today` stands for, such as `2026-01-31`
 */
export function matchesPredicate(test: Predicate, value: unknown, today: string): boolean {
  if (isComparison(test)) return matchesComparison(test, value, today);
  const values = Array.isArray(value) ? value : [value];
  return values.some((one) => [test].flat().some((wanted) => isEqual(one, wanted)));
}

function matchesComparison(comparison: Comparison, value: unknown, today: string): boolean {
  const { not, exists, min, max, above, below } = comparison;
  const order = (bound: string | number) => compare(value, bound === 'today' ? today : bound);
  return (
    (not === undefined || !matchesPredicate(not, value, today)) &&
    (exists === undefined || hasValue(value) === exists) &&
    (min === undefined || order(min) >= 0) &&
    (max === undefined || order(max) <= 0) &&
    (above === undefined || order(above) > 0) &&
    (below === undefined || order(below) < 0)
  );
}

function hasValue(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
}

function isEqual(value: unknown, wanted: Scalar): boolean {
  return value === wanted || (wanted === false && (value === undefined || value === null));
}

/** Compares numbers, or days and times by their text; NaN if the two are of different kinds. */
function compare(value: unknown, bound: string | number): number {
  if (typeof value === 'number' && typeof bound === 'number') return value - bound;
  if (typeof value !== 'string' || typeof bound !== 'string') return Number.NaN;
  // A time on the day is compared by its day.
  const comparable = value.slice(0, bound.length);
  return comparable < bound ? -1 : Number(comparable > bound);
}
