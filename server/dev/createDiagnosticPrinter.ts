import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { escapeInvisible } from '../../schema/report/escapeInvisible.ts';

/** Creates a function that prints diagnostics in the terminal, the same ones only once in a row. */
export function createDiagnosticPrinter(
  write: (text: string) => void,
): (diagnostics: readonly Diagnostic[]) => void {
  let last = '';
  return (diagnostics) => {
    const hidden = diagnostics.length - maxShown;
    const more = hidden > 0 ? `… and ${hidden} more: run \`npx blockwright check\`\n` : '';
    const text = diagnostics.slice(0, maxShown).map(format).join('') + more;
    if (text && text !== last) write(text);
    last = text;
  };
}

const maxShown = 20;

function format({ file, line, column, severity, code, message, hint }: Diagnostic): string {
  const text = `${file}:${line}:${column} ${severity}[${code}] ${message}\n`;
  return escapeInvisible(text) + (hint ? `  → ${escapeInvisible(hint)}\n` : '');
}
