import type { Diagnostic } from './Diagnostic.ts';

/** Counts errors and warnings. */
export function countSeverities(diagnostics: readonly Pick<Diagnostic, 'severity'>[]): {
  errors: number;
  warnings: number;
} {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors };
}
