import { useSnapshot } from 'valtio';
import type { PlacedDiagnostic } from '../../protocol.ts';
import { DiagnosticText } from '../parts/DiagnosticText.tsx';
import { namePlace } from '../parts/describePlace.ts';
import { FixButton } from '../parts/FixButton.tsx';
import { editorStore } from '../state/editorStore.ts';
import { openDiagnostic } from '../state/openContent.ts';

/**
 * The diagnostics of the site, named by page and field, errors first, open while there are errors. A
 * click opens the field; “Fix” does what `check --fix` does.
 */
export function DiagnosticList() {
  const { state, setup } = useSnapshot(editorStore);
  const diagnostics = (state?.diagnostics ?? []) as readonly PlacedDiagnostic[];
  if (!state || !setup || diagnostics.length === 0) return null;
  const isError = ({ severity }: PlacedDiagnostic) => severity === 'error';
  const errors = diagnostics.filter(isError).length;
  const sorted = [...diagnostics].sort((a, b) => Number(isError(b)) - Number(isError(a)));
  const fixable = diagnostics.filter(({ fix }) => fix);
  return (
    <details className="problems" open={errors > 0}>
      <summary>{`${pluralize(errors, 'error')}, ${pluralize(diagnostics.length - errors, 'warning')}`}</summary>
      {fixable.length > 1 && (
        <FixButton diagnostics={fixable} label={`Fix ${fixable.length} of them`} />
      )}
      <ul>
        {sorted.slice(0, 100).map((diagnostic) => {
          const { file, line, severity, code, message } = diagnostic;
          return (
            <li key={`${file} ${line} ${code} ${message}`} data-severity={severity}>
              <button type="button" className="row" onClick={() => openDiagnostic(diagnostic)}>
                <small>{namePlace({ state, setup }, diagnostic)}</small>
                <DiagnosticText diagnostic={diagnostic} />
              </button>
              <FixButton diagnostics={[diagnostic]} label="Fix" />
              <a href={`/_edit/explain/${code}`} target="_blank" rel="noreferrer">
                <small>{code}</small>
              </a>
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
