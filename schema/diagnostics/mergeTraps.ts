import { catalogue } from './catalogue.ts';
import type { Diagnostic } from './Diagnostic.ts';

/**
 * One mistake, one diagnostic: where a YAML trap (such as `01234`) and an error of the schema are
 * about the same value, only one is kept. A number that lost a zero explains the error, and becomes
 * one; a word such as `no` is explained better by what the schema wants.
 */
export function mergeTraps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = new Map<string, Diagnostic>();
  for (const one of diagnostics)
    if (one.severity === 'error' && !traps.has(one.code)) errors.set(placeOf(one), one);
  const broken = new Set(
    diagnostics.filter((one) => one.code === catalogue['undefined-anchor'].code).map(placeOf),
  );
  const told = new Set<Diagnostic>();
  const merged = diagnostics.flatMap((one) => {
    if (isShape(one) && broken.has(placeOf(one))) return [];
    const error = traps.has(one.code) ? errors.get(placeOf(one)) : undefined;
    if (!error) return one;
    if (words.has(one.code)) return [];
    told.add(error);
    return { ...error, ...one, severity: 'error' as const };
  });
  return told.size ? merged.filter((one) => !told.has(one)) : merged;
}

function isShape({ code }: Diagnostic): boolean {
  return code >= 'BW010' && code < 'BW040';
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

const words = new Set([catalogue['boolean-word'].code, catalogue['clock-time'].code]);
const numbers = ['leading-zero', 'trailing-zero', 'odd-number'] as const;
const traps = new Set([...words, ...numbers.map((name) => catalogue[name].code)]);
