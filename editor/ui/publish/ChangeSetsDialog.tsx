import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../parts/Dialog.tsx';
import { runInBackground } from '../state/editorStore.ts';
import { RemoveSet } from './RemoveSet.tsx';
import { createSet, openSet, renameSet, teamStore } from './teamStore.ts';

/** Lists the change sets, opens another one, begins a new one and renames the open one. */
export function ChangeSetsDialog({ onClose }: { onClose(): void }) {
  const { team } = useSnapshot(teamStore);
  const [title, setTitle] = useState('');
  const [newTitle, setNewTitle] = useState('');
  const submit = (event: FormEvent, work: () => Promise<void>) => {
    event.preventDefault();
    runInBackground(work());
  };
  const rename = async () => {
    await renameSet(title);
    onClose();
  };
  const mayEdit = team?.may !== 'read';
  return (
    <Dialog title="Change sets" onClose={onClose}>
      <ul className="change-sets">
        {team?.sets.map(({ id, author, title: name, pushed, published }) => (
          <li key={id}>
            <button
              type="button"
              className="row"
              aria-current={id === team.set.id}
              onClick={() => runInBackground(openSet(id))}
            >
              <span>{name}</span>
              <small>
                {author.name || author.email} ·{' '}
                {published ? 'Published' : pushed ? 'In review' : 'Draft'}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <>
          <form onSubmit={(event) => submit(event, () => createSet(newTitle))}>
            <label>
              New change set
              <input
                value={newTitle}
                required
                placeholder="What will change"
                onChange={(event) => setNewTitle(event.target.value)}
              />
            </label>
            <button type="submit">Begin</button>
          </form>
          <form onSubmit={(event) => submit(event, rename)}>
            <label>
              New title of this change set
              <input
                value={title}
                required
                placeholder={team?.set.title}
                onChange={(event) => setTitle(event.target.value)}
              />
            </label>
            <button type="submit">Rename</button>
          </form>
          <div className="tools">
            <RemoveSet />
          </div>
        </>
      )}
    </Dialog>
  );
}
