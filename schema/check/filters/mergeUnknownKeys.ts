import { groupBy } from '../../../base/lists/groupBy.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';

/**
 * Merges three or more unknown keys of a mapping that resemble no key: a line above them was moved or
 * is missing, and each of them says the same.
 */
export function mergeUnknownKeys(problems: readonly Problem[]): Problem[] {
  const unknown = problems.filter(isUnlikeAnyKey);
  const merged = new Map<Problem, Problem | undefined>();
  for (const [first, ...more] of groupBy(unknown, describeMapping).values()) {
    if (!first || more.length < 2) continue;
    const names = [first, ...more].map(({ at }) => `\`${at.path.at(-1)}\``);
    merged.set(first, {
      ...first,
      message: `Unknown keys: ${names.slice(0, shown).join(', ')}${names.length > shown ? ', …' : ''}.`,
      related: more.slice(0, shown).map(({ at, message }) => ({ at, message })),
    });
    for (const one of more) merged.set(one, undefined);
  }
  return problems.flatMap((one) => (merged.has(one) ? (merged.get(one) ?? []) : one));
}

/** The number of keys that a message names. */
const shown = 12;

type UnknownKey = Problem & { at: ValueLocation };

function isUnlikeAnyKey(problem: Problem): problem is UnknownKey {
  const { rule, at, fix, hint = '' } = problem;
  const isUnlike = hint === 'remove it' || hint.startsWith('available keys: ');
  return rule === 'unknown-key' && 'path' in at && !('from' in at) && !fix && isUnlike;
}

function describeMapping({ at, route }: UnknownKey): string {
  return JSON.stringify([at.file.source.path, route, at.path.slice(0, -1)]);
}
