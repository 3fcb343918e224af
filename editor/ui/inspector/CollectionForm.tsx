import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { getLabel } from '../parts/humanizeKey.ts';
import { matchesSearch } from '../parts/matchesSearch.ts';
import { NameDialog } from '../parts/NameDialog.tsx';
import { Sortable } from '../parts/Sortable.tsx';
import {
  addRow,
  findNameKey,
  findUnreadableFile,
  type ListedRow,
  listCollections,
  openRow,
} from '../state/collections.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';
import { focusFormByKeyboard } from '../state/revealField.ts';
import { UnreadableNote } from './UnreadableNote.tsx';

/** The rows of a collection, to open, add and move. Rows in Markdown files are sorted by their names. */
export function CollectionForm({ name }: { name: string }) {
  const { state, setup } = useSnapshot(editorStore);
  const [search, setSearch] = useState('');
  const [isAdding, setAdding] = useState(false);
  const collection =
    state && setup && listCollections(state, setup).find((one) => one.name === name);
  const unreadable = state && findUnreadableFile(state, name);
  if (unreadable) return <UnreadableNote title={getLabel(name, {})} file={unreadable} />;
  if (!collection) return <p>This collection does not exist.</p>;
  const { rows, file } = collection;
  const schema = setup.rows[name] ?? {};
  const noun = schema.title ?? 'Row';
  const nameKey = findNameKey(schema);
  const found = rows.filter(({ title, key }) => matchesSearch(search, [title, key]));
  const inYaml = rows.filter((row) => row.file === file);
  return (
    <>
      <div className="head">
        <h2>{getLabel(name, {})}</h2>
        <button type="button" className="primary" onClick={() => setAdding(true)}>
          {`New ${noun.toLowerCase()}`}
        </button>
      </div>
      {rows.length > 8 && (
        <input
          type="search"
          aria-label={`Search ${name}`}
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <p className="hint" role="status">
        {search === '' ? '' : `${found.length} found`}
      </p>
      {search === '' && file !== undefined && inYaml.length > 0 && (
        <Sortable
          label={name}
          labels={inYaml.map(({ title }) => title)}
          onMove={(from, to) =>
            runInBackground(
              runCommands(
                [{ kind: 'edit', file, edit: { kind: 'move', path: [], from, to } }],
                `Move ${inYaml[from]?.title}`,
              ),
            )
          }
        >
          {(index) => inYaml[index] && <RowButton row={inYaml[index]} />}
        </Sortable>
      )}
      <ul className="rows">
        {(search === '' ? rows.filter((row) => row.file !== file) : found).map((row) => (
          <li key={`${row.file} ${row.key}`}>
            <RowButton row={row} />
          </li>
        ))}
      </ul>
      {isAdding && (
        <NameDialog
          title={`New ${noun.toLowerCase()}`}
          label={nameKey ? getLabel(nameKey, schema.properties?.[nameKey] ?? {}) : 'Name'}
          taken={rows.map(({ key }) => key)}
          onSubmit={(rowName, key) => addRow(collection, rowName, key)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function RowButton({ row }: { row: ListedRow }) {
  return (
    <button
      type="button"
      className="row"
      onClick={(event) => focusFormByKeyboard(event, openRow(row))}
    >
      {row.title}
    </button>
  );
}
