import { runInBackground, select } from '../state/editorStore.ts';
import { openPage } from '../state/openEditor.ts';

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
          const { file, line, severity, code, message, hint } = diagnostic;
          return (
            <li key={`${file} ${line} ${code} ${message}`} data-severity={severity}>
              <button type="button" className="row" onClick={() => openForm(diagnostic)}>
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

/** Opens the form of the content that a diagnostic is about. */
function openForm({ file, path = '' }: ShownDiagnostic) {
  const [, root, name = '', , index] = path
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (root === 'pages')
    runInBackground(
      openPage(
        { file, key: name },
        index ? { kind: 'section', index: Number(index) } : { kind: 'page' },
      ),
    );
  else if (root === 'blocks') select({ kind: 'block', name });
  else if (root === 'site') select({ kind: 'site' });
  else if (root && file.startsWith('data/')) select({ kind: 'row', file, key: root });
}
