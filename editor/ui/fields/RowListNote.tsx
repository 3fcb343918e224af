import { useContext } from 'react';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import { select } from '../state/editorStore.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { ResolvedContext } from './SchemaFormContext.ts';

interface RowListNoteProps {
  label: string;
  /** The list as it is written: `from:` and other keys. */
  list: Readonly<Record<string, unknown>>;
  path: (string | number)[];
}

/** Shows where the entries of a list come from. The rows are edited in their file, the list as YAML. */
export function RowListNote({ label, list, path }: RowListNoteProps) {
  const entries = valueAt(useContext(ResolvedContext), path);
  const from = String(list.from ?? '');
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <p className="hint">
        {`${Array.isArray(entries) ? `${entries.length} entries come` : 'The entries come'} from the rows of `}
        <strong>{from}</strong>. To change which rows are shown, edit the YAML.
      </p>
      <button type="button" onClick={() => select({ kind: 'collection', name: from })}>
        {`Edit the rows of ${from}`}
      </button>
      <FieldDiagnostics at={path} />
    </fieldset>
  );
}
