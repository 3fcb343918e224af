import { getRule } from '../../catalogue/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';

/**
 * Drops duplicate keys on consecutive lines: the cause is a wrong hyphen or indentation above.
 *
 * @param diagnostics sorted by location
 */
export function dropRepeatedKeys(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const duplicate = getRule('duplicate-key').code;
  const unknown = getRule('unknown-key').code;
  return diagnostics.filter((one, index) => {
    const before = diagnostics[index - 1];
    const follows = before?.file === one.file && before.line === one.line - 1;
    return !(
      one.code === duplicate &&
      follows &&
      (before.code === unknown || (before.code === duplicate && before.column === one.column))
    );
  });
}
