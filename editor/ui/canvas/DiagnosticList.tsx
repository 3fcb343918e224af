import { useSnapshot } from 'valtio';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { DiagnosticText } from '../parts/DiagnosticText.tsx';
import { namePlace } from '../parts/describePlace.ts';
import { FixButton } from '../parts/FixButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { editorStore } from '../state/editorStore.ts';
import { openDiagnostic } from '../state/openContent.ts';

/**
 * The diagnostics of the site, named by page and field, errors first, once the author asks for them. A
 * click opens the field; “Fix” does what `check --fix` does.
 */
export function DiagnosticList() {
  const { state, setup, showsProblems } = useSnapshot(editorStore);
  const diagnostics = (state?.diagnostics ?? []) as readonly PlacedDiagnostic[];
  if (!state || !setup || !showsProblems || diagnostics.length === 0) return null;
  const isError = ({ severity }: PlacedDiagnostic) => severity === 'error';
  const sorted = [...diagnostics].sort((a, b) => Number(isError(b)) - Number(isError(a)));
  const fixable = diagnostics.filter(({ fix }) => fix);
  return (
    <section className="problems" aria-label="Problems">
      <div className="head">
        <h2>Problems</h2>
        {fixable.length > 1 && (
          <FixButton diagnostics={fixable} label={`Fix ${fixable.length} of them`} />
        )}
        <IconButton
          icon="x"
          label="Close the list of problems"
          onClick={() => {
            editorStore.showsProblems = false;
          }}
        />
      </div>
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
    </section>
  );
}
