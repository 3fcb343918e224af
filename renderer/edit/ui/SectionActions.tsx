import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { EditorCommand } from '../yaml/EditorCommand.ts';
import { runCommands, select, editorStore } from './EditorStore.ts';
import { SectionDialog, type SectionAction } from './SectionDialog.tsx';

/** What can be done with the selected section as a whole. */
export function SectionActions({ index }: { index: number }) {
  const { page } = useSnapshot(editorStore);
  const [task, setTask] = useState<SectionAction>();
  const raw = page?.sections[index]?.raw;
  if (!page || !raw) return null;
  const { file, key } = page;
  const path = ['pages', key, 'sections', index];
  const address = { file, path };
  const act = (operation: EditorCommand, label: string) => runCommands([operation], label);
  const edit = (one: Extract<EditorCommand, { kind: 'edit' }>['edit'], label: string) =>
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
            raw.draft === true ? 'Show section' : 'Hide section',
          )
        }
      >
        {raw.draft === true ? 'Show' : 'Hide'}
      </button>
      {'use' in raw ? (
        <button
          type="button"
          onClick={() => act({ kind: 'inline', section: address }, 'Detach from block')}
        >
          Detach from block
        </button>
      ) : (
        <button
          type="button"
          onClick={() =>
            setTask({
              kind: 'toBlock',
              section: address,
              suggestion: String(raw.id ?? raw.type ?? ''),
            })
          }
        >
          Convert to block
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
      <button
        type="button"
        onClick={() => setTask({ kind: 'move', section: address, suggestion: '' })}
      >
        Move to another page…
      </button>
      {task && <SectionDialog task={task} onClose={() => setTask(undefined)} />}
    </div>
  );
}
