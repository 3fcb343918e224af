import type { ExpectedDiagnostic } from './readCase.ts';

/** Formats where a diagnostic is, to compare it. */
export function formatLocation({
  file,
  code,
  line,
  column,
  endLine,
  endColumn,
}: ExpectedDiagnostic): string {
  return `${file} ${code} ${line}:${column}-${endLine}:${endColumn}`;
}
