import { memo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { PageSummary } from '../protocol.ts';
import { runInBackground, runCommands, openPage, select, editorStore } from './EditorStore.ts';
import { PageDialog, type PageAction } from './PageDialog.tsx';

/** Every page, to open, add, duplicate, rename and delete; below them blocks and collections. */
export function PageTree() {
  const { state, page, selection } = useSnapshot(editorStore);
  const [sought, setSought] = useState('');
  const [task, setTask] = useState<PageAction>();
  if (!state) return null;
  const words = sought.toLowerCase();
  const pages = state.pages.filter(({ key, title }) =>
    `${key} ${title}`.toLowerCase().includes(words),
  );
  const isOpen = (one: { file: string; key: string }) =>
    one.file === page?.file && one.key === page.key;
  return (
    <section className="tree" aria-label="Pages">
      <div className="head">
        <h2>Pages</h2>
        <button type="button" onClick={() => setTask({ kind: 'add' })}>
          Add page
        </button>
      </div>
      <input
        type="search"
        aria-label="Search pages"
        placeholder="Search pages"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul>
        {(pages as readonly PageSummary[]).map((one) => (
          <PageRow key={`${one.file} ${one.key}`} one={one} open={isOpen(one)} onTask={setTask} />
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
          {state.collections.flatMap(({ name, file, rows }) =>
            Object.keys(rows).map((key) => (
              <li key={`${file} ${key}`}>
                <button
                  type="button"
                  className="row"
                  onClick={() => select({ kind: 'row', file, key })}
                >
                  {`${name}: ${key}`}
                </button>
              </li>
            )),
          )}
        </ul>
      </details>
      {task && <PageDialog task={task} onClose={() => setTask(undefined)} />}
    </section>
  );
}

/** One page; drawn anew only when it is another, as there may be a thousand. */
const PageRow = memo(
  ({ one, open, onTask }: { one: PageSummary; open: boolean; onTask(task: PageAction): void }) => (
    <li data-open={open}>
      <button
        type="button"
        className="row"
        aria-current={open ? 'page' : undefined}
        onClick={() => openPage(one)}
      >
        <span>{one.key}</span>
        {one.draft && <em>draft</em>}
        {one.problems > 0 && (
          <strong className="count">{`${one.problems} ${one.problems === 1 ? 'problem' : 'problems'}`}</strong>
        )}
      </button>
      {open && (
        <div className="actions">
          <button type="button" onClick={() => onTask({ kind: 'duplicate', page: one })}>
            Duplicate
          </button>
          <button type="button" onClick={() => onTask({ kind: 'rename', page: one })}>
            Rename
          </button>
          <button type="button" onClick={() => hide(one)}>
            {one.draft ? 'Publish' : 'Hide'}
          </button>
          <button type="button" onClick={() => onTask({ kind: 'delete', page: one })}>
            Delete
          </button>
        </div>
      )}
    </li>
  ),
);

function hide({ file, key, draft }: { file: string; key: string; draft: boolean }) {
  const path = ['pages', key, 'draft'];
  const order = Object.keys(editorStore.setup?.page.properties ?? {}).filter((name) => name !== 'draft');
  const edit = draft
    ? ({ kind: 'remove', path } as const)
    : ({
        kind: 'set',
        path,
        value: true,
        order: ['title', 'description', 'draft', ...order],
      } as const);
  runInBackground(runCommands([{ kind: 'edit', file, edit }], `${draft ? 'Publish' : 'Hide'} ${key}`));
}
