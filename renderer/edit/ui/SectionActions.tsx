import { useSnapshot } from 'valtio';
import type { Operation } from '../manifestEdit/Operation.ts';
import { change, select, store } from './EditorStore.ts';

/** What can be done with the selected section as a whole. */
export function SectionActions({ index }: { index: number }) {
  const { page, state } = useSnapshot(store);
  const raw = page?.sections[index]?.raw;
  if (!page || !state || !raw) return null;
  const { file, key } = page;
  const path = ['pages', key, 'sections', index];
  const address = { file, path };
  const act = (operation: Operation, label: string) => change([operation], label);
  const edit = (one: Extract<Operation, { kind: 'edit' }>['edit'], label: string) =>
    act({ kind: 'edit', file, edit: one }, label);
  const draft = [...path, 'draft'];
  return (
    <div className="actions">
      <button type="button" onClick={() => edit({ kind: 'duplicate', path }, 'Duplicate section')}>
        Duplicate
      </button>
      <button
        type="button"
        onClick={() =>
          edit(
            raw.draft === true
              ? { kind: 'remove', path: draft }
              : {
                  kind: 'set',
                  path: draft,
                  value: true,
                  order: ['type', 'use', 'id', 'tone', 'draft'],
                },
            'Hide section',
          )
        }
      >
        {raw.draft === true ? 'Show' : 'Hide'}
      </button>
      {'use' in raw ? (
        <button
          type="button"
          onClick={() => act({ kind: 'inline', section: address }, 'Block to section')}
        >
          Write out block
        </button>
      ) : (
        <button
          type="button"
          onClick={() => {
            const name = prompt(
              'Name of the block (small letters, digits, hyphens)',
              String(raw.id ?? raw.type ?? ''),
            );
            if (name) void act({ kind: 'toBlock', section: address, name }, 'Section to block');
          }}
        >
          Make a block
        </button>
      )}
      <button
        type="button"
        onClick={async () => {
          select({ kind: 'page' });
          await edit({ kind: 'remove', path }, 'Delete section');
        }}
      >
        Delete
      </button>
      <select
        aria-label="Move to another page"
        value=""
        onChange={(event) => {
          const target = state.pages[Number(event.target.value)];
          if (!target) return;
          select({ kind: 'page' });
          void act(
            {
              kind: 'moveSection',
              section: address,
              page: { file: target.file, path: ['pages', target.key] },
              index: target.sections,
            },
            `Move section to ${target.key}`,
          );
        }}
      >
        <option value="">Move to page…</option>
        {state.pages.map((one, at) =>
          one.key === key ? null : (
            <option key={`${one.file} ${one.key}`} value={at}>
              {one.key}
            </option>
          ),
        )}
      </select>
    </div>
  );
}
