import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { createCodeFrame } from '../../schema/report/createCodeFrame.ts';

/**
 * What Vite's overlay shows for the errors of a site: the first with its frame and a link into the
 * editor, the others in a list. Undefined when there is none.
 */
export function overlayError(
  { diagnostics, files }: Pick<CheckedSite, 'diagnostics' | 'files'>,
  root: string,
): ErrorPayload['err'] | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const first = errors[0];
  if (!first) return undefined;
  const others = errors.slice(1, 20).map((error) => `  ${place(error)}  ${summary(error)}`);
  const more = errors.length > 20 ? [`  … and ${errors.length - 20} more`] : [];
  return {
    message: [
      summary(first),
      ...(others.length > 0 ? ['', `${errors.length - 1} more:`, ...others, ...more] : []),
    ].join('\n'),
    stack: '',
    id: join(root, first.file),
    plugin: 'blockwright',
    loc: { file: join(root, first.file), line: first.line, column: first.column },
    frame: frame(first, files),
  };
}

function place({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

function summary({ code, message, hint }: Diagnostic): string {
  return `${code}: ${message}${hint ? ` (${hint})` : ''}`;
}

function frame(one: Diagnostic, files: CheckedSite['files']): string {
  const text = files.find(({ path }) => path === one.file)?.text ?? '';
  return createCodeFrame(text.split(/\r?\n/), one)
    .map((line) => line.text)
    .join('\n');
}
