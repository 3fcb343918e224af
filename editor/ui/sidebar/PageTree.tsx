import { useDeferredValue, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PageSummary } from '../../protocol/PageSummary.ts';
import { editorStore, openDialog } from '../state/editorStore.ts';
import { pageId } from './nestPages.ts';
import { type PageAction, PageDialog } from './PageDialog.tsx';
import { PageRows } from './PageRows.tsx';
import { TextResults } from './TextResults.tsx';

/** The pages of the site, to open, add, duplicate, rename, hide and delete. */
export function PageTree() {
  const { state, page } = useSnapshot(editorStore);
  const [query, setQuery] = useState('');
  const [action, setAction] = useState<PageAction>();
  const pages = state?.pages as readonly PageSummary[] | undefined;
  // The list follows the letters when there is time: it may have thousands of rows. It is whole again
  // at once, because a list that scrolls later would close a menu that was opened meanwhile.
  const laterQuery = useDeferredValue(query);
  const shownQuery = query === '' ? '' : laterQuery;
  const found = useMemo(() => {
    const lowerCaseQuery = shownQuery.toLowerCase();
    return pages
      ?.filter(({ key, name }) => `${key} ${name}`.toLowerCase().includes(lowerCaseQuery))
      .slice(0, shownQuery === '' ? undefined : shownMatches);
  }, [pages, shownQuery]);
  if (!state || !found) return null;
  return (
    <section className="tree" aria-label="Pages">
      <div className="head">
        <h2>Pages</h2>
        <button type="button" onClick={() => openDialog('add-page')}>
          Add page
        </button>
      </div>
      <input
        type="search"
        aria-label="Search pages and content"
        placeholder="Search pages and content"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <PageRows pages={found} openId={page && pageId(page)} onAction={setAction} />
      {shownQuery.trim().length > 1 && <TextResults query={shownQuery} />}
      {action && <PageDialog action={action} onClose={() => setAction(undefined)} />}
    </section>
  );
}

/** How many pages a search shows: more letters find the others. */
const shownMatches = 100;
