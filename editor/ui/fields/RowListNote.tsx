import { useSnapshot } from 'valtio';
import { MarkdownRowButton } from '../parts/MarkdownRowButton.tsx';
import { editorStore, select } from '../state/editorStore.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { useResolved } from './FormContext.ts';
import { getValueAt } from './schemaValues.ts';

interface RowListNoteProps {
  label: string;
  /** The list as it is written: `from:` and other keys. */
  list: Readonly<Record<string, unknown>>;
  path: (string | number)[];
}

/** Shows where the entries of a list come from. The rows are edited in their file, the list as YAML. */
export function RowListNote({ label, list, path }: RowListNoteProps) {
  const resolved = useResolved();
  const { state } = useSnapshot(editorStore);
  const from = String(list.from ?? '');
  const entries = getValueAt(resolved, path);
  const collection = state?.collections.find(({ name }) => name === from);
  const [firstKey] = Object.keys(collection?.rows ?? {});
  const files = state?.markdownRows.filter((row) => row.collection === from) ?? [];
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <p className="hint">
        {`${Array.isArray(entries) ? `${entries.length} entries come` : 'The entries come'} from the rows of `}
        <strong>{from}</strong>
        {files.length > 0 && `, which are Markdown files in data/${from}/`}. To change which rows
        are shown, edit the YAML.
      </p>
      {collection && firstKey !== undefined && (
        <button
          type="button"
          onClick={() => select({ kind: 'row', file: collection.file, key: firstKey })}
        >
          {`Edit the rows of ${from}`}
        </button>
      )}
      {files.length > 0 && (
        <details className="files">
          <summary>{`${files.length === 1 ? 'One row of' : `${files.length} rows of`} ${from} in Markdown files`}</summary>
          <ul>
            {files.map((row) => (
              <li key={row.file}>
                <MarkdownRowButton row={row} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <FieldDiagnostics at={path} />
    </fieldset>
  );
}
