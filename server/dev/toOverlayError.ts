import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { createCodeFrame } from '../../schema/report/createCodeFrame.ts';
import { formatBreadcrumb } from '../../schema/report/formatPretty.ts';

/**
 * Formats the errors of a site for Vite's overlay: the first with its code frame and a link that
 * opens the file, the others as a list. Undefined if there are none.
 */
export function toOverlayError(
  { diagnostics, files }: Pick<CheckedSite, 'diagnostics' | 'files'>,
  root: string,
): ErrorPayload['err'] | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const first = errors[0];
  if (!first) return undefined;
  const others = errors
    .slice(1, 20)
    .map((error) => `  ${formatLocation(error)}  ${formatMessage(error, '\n      ')}`);
  const more = errors.length > 20 ? [`  … and ${errors.length - 20} more`] : [];
  const place = formatBreadcrumb(first);
  return {
    message: [
      formatMessage(first, '\n'),
      ...(place ? [`in ${place}`] : []),
      ...(others.length > 0 ? ['', `${errors.length - 1} more:`, ...others, ...more] : []),
    ].join('\n'),
    stack: '',
    id: join(root, first.file),
    loc: { file: join(root, first.file), line: first.line, column: first.column },
    frame: formatFrame(first, files),
  };
}

/** Formats the warnings of a site for the list on pages, the first of them. */
export function formatWarnings({ diagnostics }: Pick<CheckedSite, 'diagnostics'>): string[] {
  return diagnostics
    .filter(({ severity }) => severity === 'warning')
    .slice(0, 20)
    .map((one) => `${formatLocation(one)}  ${formatMessage(one, '\n')}`);
}

function formatLocation({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Joins code, message and fix; the fix starts on a line of its own. */
function formatMessage({ code, message, hint }: Diagnostic, lineBreak: string): string {
  return `${code}: ${message}${hint ? `${lineBreak}→ ${hint}` : ''}`;
}

function formatFrame(diagnostic: Diagnostic, files: CheckedSite['files']): string {
  const text = files.find(({ path }) => path === diagnostic.file)?.text ?? '';
  return createCodeFrame(text.split(/\r?\n/), diagnostic)
    .map((line) => line.text)
    .join('\n');
}
