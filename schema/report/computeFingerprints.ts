import { createHash } from 'node:crypto';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import type { Report } from './Report.ts';

/**
 * Computes a fingerprint for each diagnostic that unrelated edits leave as it is: a hash of its code,
 * its file and the text of its line, and its number among the diagnostics with the same hash.
 */
export function computeFingerprints(
  diagnostics: readonly Diagnostic[],
  files: Report['files'],
): string[] {
  const lines = new Map<string, string[]>();
  const getLine = (path: string, line: number) => {
    let found = lines.get(path);
    if (!found) {
      found = files.find((file) => file.path === path)?.text.split(/\r?\n/) ?? [];
      lines.set(path, found);
    }
    return found[line - 1]?.trim() ?? '';
  };
  const seen = new Map<string, number>();
  return diagnostics.map(({ code, file, line }) => {
    const parts = [code, file, getLine(file, line)].join('\n');
    const hash = createHash('sha256').update(parts).digest('hex').slice(0, 16);
    const count = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, count);
    return `${hash}:${count}`;
  });
}
