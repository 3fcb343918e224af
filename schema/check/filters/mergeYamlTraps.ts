import { findRuleByCode, getRule } from '../../catalogue/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { getCodes } from './collapseTruncatedFile.ts';

/**
 * Keeps one diagnostic where a YAML trap (such as `01234`) and a schema error concern the same
 * value. A number that lost a zero explains the error, so the trap becomes an error; a word such as
 * `no` is explained better by the schema error. Content diagnostics about a value of the wrong shape
 * are dropped.
 */
export function mergeYamlTraps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = new Map<string, Diagnostic>();
  for (const one of diagnostics)
    if (one.severity === 'error' && !traps.has(one.code)) errors.set(locationKey(one), one);
  const missingValues = new Set(
    diagnostics.filter(({ code }) => valueLosingRules.has(code)).map(locationKey),
  );
  const shapeErrors = new Set(
    diagnostics.filter((one) => isShape(one) && one.severity === 'error').map(locationKey),
  );
  const replaced = new Set<Diagnostic>();
  const merged = diagnostics.flatMap((one) => {
    if (isShape(one) && missingValues.has(locationKey(one))) return [];
    if (isContent(one) && shapeErrors.has(locationKey(one))) return [];
    const error = traps.has(one.code) ? errors.get(locationKey(one)) : undefined;
    if (!error) return one;
    if (wordTraps.has(one.code)) return [];
    replaced.add(error);
    return { ...error, ...one, severity: 'error' as const };
  });
  return replaced.size ? merged.filter((one) => !replaced.has(one)) : merged;
}

function isShape({ code }: Diagnostic): boolean {
  return findRuleByCode(code)?.phase === 'shape';
}

function isContent({ code }: Diagnostic): boolean {
  return findRuleByCode(code)?.phase === 'content';
}

function locationKey({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Mistakes that leave nothing where a value or key was meant. */
const valueLosingRules = getCodes('undefined-anchor', 'merge-key', 'missing-hyphen');
const wordTraps = new Set([getRule('boolean-word').code, getRule('clock-time').code]);
const lossTraps = [
  'leading-zero',
  'trailing-zero',
  'ambiguous-number',
  'text-after-hash',
  'unopened-quote',
] as const;
const traps = new Set([...wordTraps, ...lossTraps.map((name) => getRule(name).code)]);
