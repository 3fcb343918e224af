import { memo, useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { EditorState, PageSummary } from '../../protocol.ts';
import { editorStore, runInBackground, select } from '../state/editorStore.ts';
import { openPage } from '../state/openEditor.ts';
import { runCommands } from '../state/requestQueue.ts';
import { type PageAction, PageDialog } from './PageDialog.tsx';

/** The pages of the site, to open, add, duplicate, rename, hide and delete; then blocks and rows. */
export function PageTree() {
  const { state, page, selection } = useSnapshot(editorStore);
  const [query, setQuery] = useState('');
  const [action, setAction] = useState<PageAction>();
  if (!state) return null;
  const lowerCaseQuery = query.toLowerCase();
  const pages = state.pages.filter(({ key, title }) =>
    `${key} ${title}`.toLowerCase().includes(lowerCaseQuery),
  );
  const isOpen = ({ file, key }: { file: string; key: string }) =>
    file === page?.file && key === page.key;
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
      <ul>
        {(pages as readonly PageSummary[]).map((entry) => (
          <PageRow
            key={`${entry.file} ${entry.key}`}
            entry={entry}
            isOpen={isOpen(entry)}
            onAction={setAction}
          />
        ))}
      </ul>
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
                aria-current={
                  selection.kind === 'block' && selection.name === name ? 'true' : undefined
                }
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

/** Lists the rows of all collections: those in YAML files, then those in Markdown files. */
function listRows({
  collections,
  markdownRows,
}: Snapshot<Pick<EditorState, 'collections' | 'markdownRows'>>) {
  const rows = collections.flatMap(({ name, file, rows }) =>
    Object.keys(rows).map((key) => ({ collection: name, file, key })),
  );
  return [...rows, ...markdownRows];
}

/** A page of the list. Memoized, because there may be a thousand. */
const PageRow = memo(
  ({
    entry,
    isOpen,
    onAction,
  }: {
    entry: PageSummary;
    isOpen: boolean;
    onAction(action: PageAction): void;
  }) => (
    <li data-open={isOpen}>
      <button
        type="button"
        className="row"
        aria-current={isOpen ? 'page' : undefined}
        onClick={() => openPage(entry)}
      >
        <span>{entry.key}</span>
        {entry.draft && <em>draft</em>}
        {entry.problems > 0 && (
          <strong className="count">{`${entry.problems} ${entry.problems === 1 ? 'problem' : 'problems'}`}</strong>
        )}
      </button>
      {isOpen && (
        <div className="actions">
          <button type="button" onClick={() => onAction({ kind: 'duplicate', page: entry })}>
            Duplicate
          </button>
          <button type="button" onClick={() => onAction({ kind: 'rename', page: entry })}>
            Rename
          </button>
          <button type="button" onClick={() => toggleDraft(entry)}>
            {entry.draft ? 'Publish' : 'Hide'}
          </button>
          <button type="button" onClick={() => onAction({ kind: 'delete', page: entry })}>
            Delete
          </button>
        </div>
      )}
    </li>
  ),
);

function toggleDraft({ file, key, draft }: { file: string; key: string; draft: boolean }) {
  const path = ['pages', key, 'draft'];
  const order = Object.keys(editorStore.setup?.page.properties ?? {}).filter(
    (name) => name !== 'draft',
  );
  const edit = draft
    ? ({ kind: 'remove', path } as const)
    : ({
        kind: 'set',
        path,
        value: true,
        order: ['title', 'description', 'draft', ...order],
      } as const);
  runInBackground(
    runCommands([{ kind: 'edit', file, edit }], `${draft ? 'Publish' : 'Hide'} ${key}`),
  );
}
