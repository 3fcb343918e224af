import { useState } from 'react';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { RowUse } from '../../protocol/RowUse.ts';
import { NameDialog } from '../parts/NameDialog.tsx';
import { api } from '../state/api.ts';
import { copyDataEntry, removeDataEntry, renameAndOpenRow } from '../state/collections.ts';
import { runInBackground, type Selection, select } from '../state/editorStore.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { focusForm } from '../state/revealField.ts';
import { RemoveUsedRow } from './RemoveUsedRow.tsx';

interface EntryActionsProps {
  /** The name of the entry, such as `City`. */
  noun: string;
  entry: { file: string; key: string; schema: FieldSchema };
  /** Keys that a copy must not repeat. */
  taken: readonly string[];
  /** Returns what to select in place of a deleted entry. */
  parent: Selection;
}

/** Buttons that duplicate or delete a row or form, or rename a row. */
export function EntryActions({ noun, entry, taken, parent }: EntryActionsProps) {
  const [asksFor, setAsksFor] = useState<'duplicate' | 'rename'>();
  const { file, key } = entry;
  const duplicate = async (name: string, copyKey: string) => {
    const copy = await copyDataEntry(entry, { name, key: copyKey });
    if (copy === undefined) return false;
    select(
      parent.kind === 'collection'
        ? { kind: 'row', file: copy, key: copyKey }
        : { kind: 'file', file: copy },
    );
    return true;
  };
  const [uses, setUses] = useState<RowUse[]>();
  const askOrRemove = async () => {
    if (parent.kind === 'collection') await waitForAnswers();
    const found = parent.kind === 'collection' ? await api.rowUses({ file, key }) : [];
    if (found.length > 0) setUses(found);
    else await remove();
  };
  const remove = async () => {
    setUses(undefined);
    if (!(await removeDataEntry(file, key))) return;
    select(parent);
    await focusForm();
  };
  return (
    <div className="tools">
      <button type="button" onClick={() => setAsksFor('duplicate')}>
        Duplicate
      </button>
      {parent.kind === 'collection' && (
        <button type="button" data-action="rename" onClick={() => setAsksFor('rename')}>
          Rename
        </button>
      )}
      <button type="button" className="danger" onClick={() => runInBackground(askOrRemove())}>
        Delete
      </button>
      {uses && (
        <RemoveUsedRow
          noun={noun.toLowerCase()}
          name={key}
          uses={uses}
          onRemove={() => runInBackground(remove())}
          onClose={() => setUses(undefined)}
        />
      )}
      {asksFor === 'duplicate' && (
        <NameDialog
          title={`Duplicate ${noun.toLowerCase()}`}
          label="Name of the copy"
          taken={taken}
          onSubmit={duplicate}
          onClose={() => setAsksFor(undefined)}
        />
      )}
      {asksFor === 'rename' && (
        <NameDialog
          title={`Rename ${noun.toLowerCase()}`}
          current={key}
          standIn='.inspector .tools [data-action="rename"]'
          taken={taken.filter((one) => one !== key)}
          onSubmit={(_, to) => renameAndOpenRow({ file, key }, to)}
          onClose={() => setAsksFor(undefined)}
        />
      )}
    </div>
  );
}
