import { type FormEvent, useState } from 'react';
import type { PageAddress } from './api.ts';
import { Dialog } from './Dialog.tsx';
import { runCommands, openPage, editorStore } from './EditorStore.ts';
import { PageInput } from './PageInput.tsx';

/** What is to be done with pages. */
export type PageAction =
  | { kind: 'add' }
  | { kind: 'duplicate' | 'rename' | 'delete'; page: PageAddress };

const words = {
  add: { title: 'Add page', action: 'Add' },
  duplicate: { title: 'Duplicate page', action: 'Duplicate' },
  rename: { title: 'Rename page', action: 'Rename' },
  delete: { title: 'Delete page', action: 'Delete' },
};

/** Asks for what a change of pages needs: an address, and words for a new page. */
export function PageDialog({ task, onClose }: { task: PageAction; onClose(): void }) {
  const from = 'page' in task ? task.page : undefined;
  const [route, setRoute] = useState(from?.key ?? '/');
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [redirect, setRedirect] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = from?.file ?? editorStore.page?.file ?? 'pages.yaml';
    if (await runPageAction(task, { file, route: route.trim(), title, description, redirect }))
      onClose();
  };
  return (
    <Dialog title={words[task.kind].title} onClose={onClose}>
      <form onSubmit={submit} className="form">
        {task.kind === 'delete' ? (
          <>
            <p>{`${from?.key} and all its sections will be deleted. You can undo this.`}</p>
            {!from?.key.includes('{{') && (
              <PageInput
                label="Redirect visitors and links to"
                value={redirect}
                {...(from && { except: from.key })}
                hint="If nobody knows the address yet, leave this empty. Visitors will then see “page not found”."
                onChange={setRedirect}
              />
            )}
          </>
        ) : (
          <label>
            Address
            <input
              value={route}
              required
              pattern="/.*"
              onChange={(event) => setRoute(event.target.value)}
            />
          </label>
        )}
        {task.kind === 'rename' && (
          <p className="note">The old address redirects to the new one, and links are updated.</p>
        )}
        {task.kind === 'add' && (
          <>
            <label>
              Title
              <input value={title} required onChange={(event) => setTitle(event.target.value)} />
            </label>
            <label>
              Description for search results
              <textarea
                value={description}
                required
                onChange={(event) => setDescription(event.target.value)}
              />
            </label>
          </>
        )}
        <button type="submit" className="primary">
          {words[task.kind].action}
        </button>
      </form>
    </Dialog>
  );
}

async function runPageAction(
  task: PageAction,
  {
    file,
    route,
    title,
    description,
    redirect,
  }: { file: string; route: string; title: string; description: string; redirect: string },
): Promise<boolean> {
  if (task.kind === 'add') {
    const made = await runCommands(
      [{ kind: 'addPage', file, route, title, description }],
      `Add ${route}`,
    );
    if (made) await openPage({ file, key: route });
    return made;
  }
  const page = { file, path: ['pages', task.page.key] };
  if (task.kind === 'delete') {
    const made = await runCommands(
      [{ kind: 'deletePage', page, ...(redirect.trim() && { redirect: redirect.trim() }) }],
      `Delete ${task.page.key}`,
    );
    const pages = editorStore.state?.pages ?? [];
    const next = pages.find(({ key }) => key === redirect.trim()) ?? pages[0];
    if (made && next) await openPage(next);
    return made;
  }
  const kind = task.kind === 'duplicate' ? 'duplicatePage' : 'renamePage';
  const made = await runCommands([{ kind, page, route }], `${words[task.kind].title} ${task.page.key}`);
  if (made) await openPage({ file, key: route });
  return made;
}
