import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { NameDialog } from '../parts/NameDialog.tsx';
import { addForm, getFormFile, listForms, openForm } from '../state/collections.ts';
import { editorStore } from '../state/editorStore.ts';
import { ContentRow } from './ContentRow.tsx';

/** The forms of the site, to open and add. */
export function FormsPane() {
  const { state } = useSnapshot(editorStore);
  const [isAdding, setAdding] = useState(false);
  if (!state) return null;
  const forms = listForms(state.files);
  return (
    <section className="contents" aria-label="Forms">
      <div className="head">
        <h2>Forms</h2>
        <button type="button" onClick={() => setAdding(true)}>
          New form
        </button>
      </div>
      {forms.length === 0 && (
        <p className="hint">
          A form asks visitors for something. Add it to a page as a section of the type “Form”.
        </p>
      )}
      <ul>
        {forms.map((name) => (
          <li key={name}>
            <ContentRow
              target={{ kind: 'file', file: getFormFile(state.files, name) }}
              open={() => openForm(name)}
            >
              {humanizeKey(name)}
            </ContentRow>
          </li>
        ))}
      </ul>
      {isAdding && (
        <NameDialog
          title="New form"
          label="Title"
          taken={forms}
          onSubmit={addForm}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
