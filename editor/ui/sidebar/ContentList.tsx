import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { FieldSchema } from '../../FieldSchema.ts';
import { describeUses, getLabel, humanizeKey } from '../parts/humanizeKey.ts';
import { NameDialog } from '../parts/NameDialog.tsx';
import { addForm, listCollections, listForms } from '../state/collections.ts';
import { editorStore, type Selection, select } from '../state/editorStore.ts';
import { focusFormByKeyboard } from '../state/revealField.ts';
import { listSitePanels } from '../state/sitePanels.ts';

/** Everything that is not on one page alone: settings, collections, forms, words and blocks. */
export function ContentList() {
  const { state, setup, selection } = useSnapshot(editorStore);
  const [isAdding, setAdding] = useState(false);
  if (!state || !setup) return null;
  const forms = listForms(state.files);
  const link = (target: Selection, label: string, note?: string) => (
    <li key={label}>
      <button
        type="button"
        className="row"
        aria-current={JSON.stringify(target) === JSON.stringify(selection)}
        onClick={(event) => {
          select(target);
          focusFormByKeyboard(event);
        }}
      >
        <span>{label}</span> {note && <em>{note}</em>}
      </button>
    </li>
  );
  return (
    <details
      className="contents"
      open={wasOpen()}
      onToggle={({ currentTarget }) => rememberOpen(currentTarget.open)}
    >
      <summary>Site, blocks and data</summary>
      <Group title="Settings">
        {listSitePanels(setup.site as FieldSchema).map(({ name }) =>
          link({ kind: 'site', panel: name }, name),
        )}
        {link({ kind: 'file', file: 'words.yaml' }, 'Words')}
      </Group>
      <Group title="Collections">
        {listCollections(state, setup).map(({ name, rows }) =>
          link({ kind: 'collection', name }, getLabel(name, {}), String(rows.length)),
        )}
      </Group>
      <Group title="Forms">
        {forms.map((name) =>
          link(
            {
              kind: 'file',
              file: state.files.find((file) => file.startsWith(`data/forms/${name}.`)) ?? '',
            },
            humanizeKey(name),
          ),
        )}
        <li>
          <button type="button" onClick={() => setAdding(true)}>
            New form
          </button>
        </li>
      </Group>
      <Group title="Blocks">
        {state.blocks.map(({ name, uses }) =>
          link({ kind: 'block', name }, humanizeKey(name), describeUses(uses)),
        )}
      </Group>
      {isAdding && (
        <NameDialog
          title="New form"
          label="Title"
          taken={forms}
          onSubmit={addForm}
          onClose={() => setAdding(false)}
        />
      )}
    </details>
  );
}

/** The key of local storage that says whether the list is open. */
const openName = 'blockwright:contents';

/** Returns whether the list was open at the last visit; false where the browser stores nothing. */
function wasOpen(): boolean {
  try {
    return localStorage.getItem(openName) === 'true';
  } catch {
    return false;
  }
}

function rememberOpen(isOpen: boolean): void {
  try {
    localStorage.setItem(openName, String(isOpen));
  } catch {
    // The browser refuses storage: the list begins closed at the next visit.
  }
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.flat().length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </>
  );
}
