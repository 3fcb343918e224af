import type { Diagnostic } from '../../../schema/diagnostics/Diagnostic.ts';
import { toOffset } from '../../../schema/yaml/source/findLineStarts.ts';
import { toJsonPointer } from '../../../schema/yaml/toJsonPointer.ts';
import type { PlacedDiagnostic } from '../../protocol.ts';
import { findPathAt } from '../../yaml/findPathAt.ts';

/**
 * Adds the pointer of their value to diagnostics that know only line and column, so that its field
 * shows them; to those of a page or block that is not valid YAML, the pointer of that `entry`.
 */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): PlacedDiagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.path !== undefined || !/\.ya?ml$/.test(diagnostic.file)) return diagnostic;
    const { text = '' } = files.find(({ path }) => path === diagnostic.file) ?? {};
    const found = findPathAt(text, toOffset(text, diagnostic));
    if (!found) return diagnostic;
    const pointer = toJsonPointer(found.path);
    return { ...diagnostic, ...(found.isUnreadable ? { entry: pointer } : { path: pointer }) };
  });
}
