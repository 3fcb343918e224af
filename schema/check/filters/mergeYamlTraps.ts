import { catalogue } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';

/**
 * One mistake, one diagnostic: where a YAML trap (such as `01234`) and an error of the schema are
 * about the same value, only one is kept. A number that lost a zero explains the error, and becomes
 * one; a word such as `no` is explained better by what the schema wants. A value of the wrong shape
 * is not judged any further.
 */
export function mergeYamlTraps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = new Map<string, Diagnostic>();
  for (const one of diagnostics)
    if (one.severity === 'error' && !traps.has(one.code)) errors.set(placeOf(one), one);
  const broken = new Set(diagnostics.filter((one) => holes.has(one.code)).map(placeOf));
  const shapes = new Set(
    diagnostics.filter((one) => isShape(one) && one.severity === 'error').map(placeOf),
  );
  const told = new Set<Diagnostic>();
  const merged = diagnostics.flatMap((one) => {
    if (isShape(one) && broken.has(placeOf(one))) return [];
    if (isContent(one) && shapes.has(placeOf(one))) return [];
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

function isContent({ code }: Diagnostic): boolean {
  return code >= 'BW100';
}

function placeOf({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** What leaves a hole where a value or key was meant. */
const holes = new Set([catalogue['undefined-anchor'].code, catalogue['merge-key'].code]);
const words = new Set([catalogue['boolean-word'].code, catalogue['clock-time'].code]);
const numbers = ['leading-zero', 'trailing-zero', 'ambiguous-number'] as const;
const traps = new Set([...words, ...numbers.map((name) => catalogue[name].code)]);
