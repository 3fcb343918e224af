import { useDeferredValue, useMemo, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { EditorState, PageSummary } from '../../protocol.ts';
import { editorStore, select } from '../state/editorStore.ts';
import { pageId } from './nestPages.ts';
import { type PageAction, PageDialog } from './PageDialog.tsx';
import { PageRows } from './PageRows.tsx';

/** The pages of the site, to open, add, duplicate, rename, hide and delete; then blocks and rows. */
export function PageTree() {
  const { state, page, selection } = useSnapshot(editorStore);
  const [query, setQuery] = useState('');
  const [action, setAction] = useState<PageAction>();
  const pages = state?.pages as readonly PageSummary[] | undefined;
  // The list follows the letters when there is time: it may have thousands of rows.
  const shownQuery = useDeferredValue(query);
  const found = useMemo(() => {
    const lowerCaseQuery = shownQuery.toLowerCase();
    return pages
      ?.filter(({ key, title }) => `${key} ${title}`.toLowerCase().includes(lowerCaseQuery))
      .slice(0, shownQuery === '' ? undefined : shownMatches);
  }, [pages, shownQuery]);
  if (!state || !found) return null;
  return (
    <section className="tree" aria-label="Pages">
      <div className="head">
        <h2>Pages</h2>
        <button type="button" onClick={() => setAction({ kind: 'add' })}>
          Add page
        </button>
      </div>
      <input
        type="search"
        aria-label="Search pages"
        placeholder="Search pages"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <PageRows pages={found} openId={page && pageId(page)} onAction={setAction} />
      <details>
        <summary>Site, blocks and data</summary>
        <ul>
          <li>
            <button type="button" className="row" onClick={() => select({ kind: 'site' })}>
              Site and theme
            </button>
          </li>
          {state.blocks.map(({ name, uses }) => (
            <li key={name}>
              <button
                type="button"
                className="row"
                aria-current={selection.kind === 'block' && selection.name === name}
                onClick={() => select({ kind: 'block', name })}
              >
                <span>{name}</span> <em>{`${uses} uses`}</em>
              </button>
            </li>
          ))}
          {listRows(state).map(({ collection, file, key }) => (
            <li key={`${file} ${key}`}>
              <button
                type="button"
                className="row"
                onClick={() => select({ kind: 'row', file, key })}
              >
                {`${collection}: ${key}`}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {action && <PageDialog action={action} onClose={() => setAction(undefined)} />}
    </section>
  );
}

/** How many pages a search shows: more letters find the others. */
const shownMatches = 100;

/** Lists the rows of all collections: rows in YAML files, then rows in Markdown files. */
function listRows({
  collections,
  markdownRows,
}: Snapshot<Pick<EditorState, 'collections' | 'markdownRows'>>) {
  const rows = collections.flatMap(({ name, file, rows }) =>
    Object.keys(rows).map((key) => ({ collection: name, file, key })),
  );
  return [...rows, ...markdownRows];
}
