import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageSummary } from '../../protocol/PageSummary.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PageInput } from '../parts/PageInput.tsx';
import { useSlug } from '../parts/useSlug.ts';
import { editorStore } from '../state/editorStore.ts';
import { openPage } from '../state/openEditor.ts';
import { runCommands } from '../state/requestQueue.ts';
import { focusForm } from '../state/revealField.ts';
import { findNeighbour } from './nestPages.ts';

/** A change of the list of pages that asks for details first. */
export type PageAction =
  | { kind: 'add' }
  | { kind: 'duplicate' | 'rename' | 'delete'; page: PageSummary };

const texts = {
  add: { title: 'Add page', action: 'Add' },
  duplicate: { title: 'Duplicate page', action: 'Duplicate' },
  rename: { title: 'Rename page', action: 'Rename' },
  delete: { title: 'Delete page', action: 'Delete' },
};

/** Asks for the address of a page, for the title of a new one or a copy, and for its description. */
export function PageDialog({ action, onClose }: { action: PageAction; onClose(): void }) {
  const source = 'page' in action ? action.page : undefined;
  const [title, setTitle] = useState(action.kind === 'duplicate' ? `${source?.title} (copy)` : '');
  const [typedRoute, setTypedRoute] = useState<string>();
  const toSlug = useSlug();
  const route = typedRoute ?? proposeRoute(action, title, toSlug(title));
  const [description, setDescription] = useState('');
  const [redirect, setRedirect] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = source?.file ?? editorStore.page?.file ?? 'pages.yaml';
    const details = { file, route: withSlash(route), title, description, redirect };
    if (!(await runPageAction(action, details))) return;
    // An open dialog refuses the form the focus, until React has also run the effects of its end.
    flushSync(onClose);
    if (action.kind === 'add') await focusForm();
  };
  return (
    <Dialog
      title={texts[action.kind].title}
      onClose={onClose}
      // The menu of a renamed page is another one, and a deleted page has none: its neighbour stands in.
      standIn={`.pages [aria-selected="true"]${action.kind === 'delete' ? '' : ' .menu-button'}`}
    >
      <form onSubmit={submit} className="form">
        {action.kind === 'delete' ? (
          <>
            <p>{`“${source?.name}” and all its sections will be deleted. You can undo this.`}</p>
            {!source?.key.includes('{{') && (
              <PageInput
                label="Redirect visitors and links to"
                value={redirect}
                {...(source && { except: source.key })}
                hint="Leave this empty if the page was never published. Visitors will then see “page not found”."
                onChange={setRedirect}
              />
            )}
          </>
        ) : (
          <>
            {action.kind !== 'rename' && (
              <label>
                Title
                <input value={title} required onChange={(event) => setTitle(event.target.value)} />
              </label>
            )}
            <label>
              Address
              <input
                value={route}
                required
                onChange={(event) => setTypedRoute(event.target.value)}
              />
            </label>
          </>
        )}
        {action.kind === 'rename' && (
          <p className="note">The old address redirects to the new one, and links are updated.</p>
        )}
        {action.kind === 'add' && (
          <label>
            Description for search results
            <textarea
              value={description}
              required
              onChange={(event) => setDescription(event.target.value)}
            />
          </label>
        )}
        <button type="submit" className={action.kind === 'delete' ? 'primary danger' : 'primary'}>
          {texts[action.kind].action}
        </button>
      </form>
    </Dialog>
  );
}

/** Proposes an address: a free one made from the title, or for copies beside their original; else the present one. */
function proposeRoute(action: PageAction, title: string, slug: string): string {
  if (action.kind === 'add') return findFreeRoute(`/${slug}`);
  const { key, title: original } = action.page;
  if (action.kind !== 'duplicate') return key;
  if (key.includes('{{') || slug === '' || title === `${original} (copy)`)
    return findFreeRoute(`${key === '/' ? '/home' : key}-copy`);
  return findFreeRoute(key.replace(/[^/]*$/, slug));
}

function findFreeRoute(route: string): string {
  const taken = editorStore.state?.pages.map(({ key }) => key) ?? [];
  const free = [route, ...Array.from(taken, (_, index) => `${route}-${index + 2}`)];
  return route === '/' ? route : (free.find((one) => !taken.includes(one)) ?? route);
}

function withSlash(route: string): string {
  return route.trim().replace(/^(?!\/)/, '/');
}

async function runPageAction(
  action: PageAction,
  {
    file,
    route,
    title,
    description,
    redirect,
  }: { file: string; route: string; title: string; description: string; redirect: string },
): Promise<boolean> {
  if (action.kind === 'add') {
    const accepted = await runCommands(
      [{ kind: 'addPage', file, route, title, description }],
      `Add ${route}`,
    );
    if (accepted) await openPage({ file, key: route });
    return accepted;
  }
  const page = { file, path: ['pages', action.page.key] };
  if (action.kind === 'delete') {
    const neighbour = findNeighbour(editorStore.state?.pages ?? [], action.page);
    const accepted = await runCommands(
      [{ kind: 'deletePage', page, ...(redirect.trim() && { redirect: redirect.trim() }) }],
      `Delete ${action.page.key}`,
    );
    const pages = editorStore.state?.pages ?? [];
    const next = pages.find(({ key }) => key === redirect.trim()) ?? neighbour;
    if (accepted && next) await openPage(next);
    return accepted;
  }
  const kind = action.kind === 'duplicate' ? 'duplicatePage' : 'renamePage';
  const accepted = await runCommands(
    [kind === 'renamePage' ? { kind, page, route } : { kind, page, route, title }],
    `${texts[action.kind].title} ${action.page.key}`,
  );
  if (accepted) await openPage({ file, key: route });
  return accepted;
}
