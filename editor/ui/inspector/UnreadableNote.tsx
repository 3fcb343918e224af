import { useSnapshot } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { DiagnosticText } from '../parts/DiagnosticText.tsx';
import { FixButton } from '../parts/FixButton.tsx';
import { editorStore, showInYaml } from '../state/editorStore.ts';

interface UnreadableNoteProps {
  title?: string;
  file: string;
  /** Path of the page or block in its file; without one, it is about the whole file. */
  entry?: readonly string[];
}

/** Stands in place of a form whose content is not valid YAML, and leads to the lines that are wrong. */
export function UnreadableNote({ title, file, entry }: UnreadableNoteProps) {
  const { state } = useSnapshot(editorStore);
  const pointer = entry && toJsonPointer([...entry]);
  const found = ((state?.diagnostics ?? []) as readonly PlacedDiagnostic[]).filter(
    (one) => one.file === file && (entry ? one.entry === pointer : one.severity === 'error'),
  );
  return (
    <>
      {title && <h2>{title}</h2>}
      <p>
        {`The form appears once the YAML is valid. You can edit ${entry ? 'the other pages' : 'everything else'} meanwhile.`}
      </p>
      <ul className="wrong">
        {found.map((diagnostic) => (
          <li key={`${diagnostic.line} ${diagnostic.message}`} data-severity={diagnostic.severity}>
            <DiagnosticText diagnostic={diagnostic} />{' '}
            <button type="button" onClick={() => showInYaml(diagnostic)}>
              {`Show line ${diagnostic.line}`}
            </button>{' '}
            <FixButton diagnostics={[diagnostic]} label="Fix" />
          </li>
        ))}
      </ul>
    </>
  );
}
