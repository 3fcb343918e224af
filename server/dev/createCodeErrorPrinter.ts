import { getRule } from '../../schema/catalogue/catalogue.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { escapeInvisible } from '../../schema/report/escapeInvisible.ts';

/** Prints the errors in the code of section types among some diagnostics. */
export type PrintCodeErrors = (diagnostics: readonly Diagnostic[]) => void;

/**
 * Creates a function that prints errors of code in the terminal, where authors of code look for
 * them. It prints the same errors only once in a row.
 */
export function createCodeErrorPrinter(write: (text: string) => void): PrintCodeErrors {
  let last = '';
  return (diagnostics) => {
    const text = diagnostics
      .filter(({ code }) => codeOfSections.has(code))
      .map(format)
      .join('');
    if (text && text !== last) write(text);
    last = text;
  };
}

const codeOfSections = new Set<string>(
  [getRule('broken-section'), getRule('failing-section')].map(({ code }) => code),
);

function format({ file, line, column, code, message, hint }: Diagnostic): string {
  const text = `${file}:${line}:${column} error[${code}] ${message}\n`;
  return escapeInvisible(text) + (hint ? `  → ${escapeInvisible(hint)}\n` : '');
}
