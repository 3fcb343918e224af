import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { toOffset } from '../../../base/text/findLineStarts.ts';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { findPathAt } from '../../yaml/findPathAt.ts';

/**
 * Adds the pointer of a value to each diagnostic that knows only line and column, so that the field of the
 * value shows the diagnostic. A diagnostic of a page or block that is not valid YAML gets the pointer of
 * the `entry` instead. Marks the diagnostics of keys.
 */
export function locateDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly { path: string; text: string }[],
): PlacedDiagnostic[] {
  const lines = new Map<string, string[]>();
  const readText = (file: string) => files.find(({ path }) => path === file)?.text ?? '';
  return diagnostics.map((diagnostic) => {
    const { file, path, line, endLine, endColumn } = diagnostic;
    if (!/\.ya?ml$/.test(file)) return diagnostic;
    if (path !== undefined) {
      const found = getOrCreate(lines, file, () => readText(file).split('\n'))[line - 1] ?? '';
      const isOfKey = line === endLine && /^["']?\s*:\s/.test(`${found.slice(endColumn - 1)}\n`);
      return isOfKey ? { ...diagnostic, isOfKey } : diagnostic;
    }
    const text = readText(file);
    const found = findPathAt(text, toOffset(text, diagnostic));
    if (!found) return diagnostic;
    const pointer = toJsonPointer(found.path);
    return { ...diagnostic, ...(found.isUnreadable ? { entry: pointer } : { path: pointer }) };
  });
}
