import type { EditorCommand } from '../../yaml/EditorCommand.ts';
import type { MenuAction } from '../parts/ActionMenu.tsx';
import { editorStore, runInBackground, select } from '../state/editorStore.ts';
import { runCommands } from '../state/requestQueue.ts';
import type { SectionAction } from './SectionDialog.tsx';

/**
 * Lists what can be done with a section of the open page as a whole.
 *
 * @param onAsk called for actions that need a name first
 */
export function listSectionActions(
  index: number,
  onAsk: (action: SectionAction) => void,
): MenuAction[] {
  const { page } = editorStore;
  const raw = page?.sections[index]?.raw;
  if (!page || !raw) return [];
  const path = ['pages', page.key, 'sections', index];
  const section = { file: page.file, path };
  const draft = [...path, 'draft'];
  return [
    { name: 'Duplicate', run: () => runEdit({ kind: 'duplicate', path }, 'Duplicate section') },
    raw.draft === true
      ? { name: 'Show', run: () => runEdit({ kind: 'remove', path: draft }, 'Show section') }
      : {
          name: 'Hide',
          run: () =>
            runEdit(
              {
                kind: 'set',
                path: draft,
                value: true,
                order: ['type', 'use', 'id', 'tone', 'draft'],
              },
              'Hide section',
            ),
        },
    // For touch screens, where many browsers do not drag.
    ...(index > 0 ? [{ name: 'Move up', run: () => requestSectionMove(index, index - 1) }] : []),
    ...(index < page.sections.length - 1
      ? [{ name: 'Move down', run: () => requestSectionMove(index, index + 1) }]
      : []),
    'use' in raw
      ? {
          name: 'Detach from block',
          run: () => run({ kind: 'inline', section }, 'Detach from block'),
        }
      : {
          name: 'Convert to block',
          run: () =>
            onAsk({ kind: 'toBlock', section, suggestion: String(raw.id ?? raw.type ?? '') }),
        },
    {
      name: 'Move to another page…',
      run: () => onAsk({ kind: 'move', section, suggestion: '' }),
    },
    {
      name: 'Delete',
      run: () => {
        select({ kind: 'page' });
        runEdit({ kind: 'remove', path }, 'Delete section');
      },
    },
  ];
}

/** Moves a section of the open page, and selects it. */
export function requestSectionMove(from: number, to: number, label = 'section'): void {
  const path = ['pages', editorStore.page?.key ?? '', 'sections'];
  runEdit({ kind: 'move', path, from, to }, `Move ${label}`);
  select({ kind: 'section', index: to });
}

function runEdit(edit: Extract<EditorCommand, { kind: 'edit' }>['edit'], label: string): void {
  run({ kind: 'edit', file: editorStore.page?.file ?? '', edit }, label);
}

function run(command: EditorCommand, label: string): void {
  runInBackground(runCommands([command], label));
}
