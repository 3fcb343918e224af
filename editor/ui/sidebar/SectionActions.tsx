import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { EditorCommand } from '../../yaml/EditorCommand.ts';
import { editorStore, select } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';
import { type SectionAction, SectionDialog } from './SectionDialog.tsx';

/** Buttons that change the selected section as a whole. */
export function SectionActions({ index }: { index: number }) {
  const { page } = useSnapshot(editorStore);
  const [action, setAction] = useState<SectionAction>();
  const raw = page?.sections[index]?.raw;
  if (!page || !raw) return null;
  const { file, key } = page;
  const path = ['pages', key, 'sections', index];
  const address = { file, path };
  const run = (command: EditorCommand, label: string) => runCommands([command], label);
  const runEdit = (edit: Extract<EditorCommand, { kind: 'edit' }>['edit'], label: string) =>
    run({ kind: 'edit', file, edit }, label);
  const draft = [...path, 'draft'];
  return (
    <div className="actions">
      <button
        type="button"
        onClick={() => runEdit({ kind: 'duplicate', path }, 'Duplicate section')}
      >
        Duplicate
      </button>
      <button
        type="button"
        onClick={() =>
          runEdit(
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
          onClick={() => run({ kind: 'inline', section: address }, 'Detach from block')}
        >
          Detach from block
        </button>
      ) : (
        <button
          type="button"
          onClick={() =>
            setAction({
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
          await runEdit({ kind: 'remove', path }, 'Delete section');
        }}
      >
        Delete
      </button>
      <button
        type="button"
        onClick={() => setAction({ kind: 'move', section: address, suggestion: '' })}
      >
        Move to another page…
      </button>
      {action && <SectionDialog action={action} onClose={() => setAction(undefined)} />}
    </div>
  );
}
