import { openContent } from '../state/openContent.ts';

interface ShownDiagnostic {
  file: string;
  line: number;
  severity: string;
  code: string;
  message: string;
  hint?: string | undefined;
  path?: string | undefined;
}

/** The diagnostics of the site, open while there are errors. A click opens the form to fix one. */
export function DiagnosticList({ diagnostics }: { diagnostics: readonly ShownDiagnostic[] }) {
  if (diagnostics.length === 0) return null;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return (
    <details className="problems" open={errors > 0}>
      <summary>{`${pluralize(errors, 'error')}, ${pluralize(diagnostics.length - errors, 'warning')}`}</summary>
      <ul>
        {diagnostics.slice(0, 100).map((diagnostic) => {
          const { file, line, severity, code, message, hint, path } = diagnostic;
          return (
            <li key={`${file} ${line} ${code} ${message}`} data-severity={severity}>
              <button type="button" className="row" onClick={() => openContent(file, path)}>
                <span>{message}</span> {hint && <em>{hint}</em>}{' '}
                <small>{`${file}:${line} ${code}`}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
