import { followSections } from '../../merge/followSections.ts';
import type { PageView } from '../../protocol/PageView.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';
import type { MenuAction } from '../parts/ActionMenu.tsx';
import { editorStore, runInBackground, select, showMessage } from '../state/editorStore.ts';
import { runCommands, waitForAnswers } from '../state/requestQueue.ts';
import type { SectionAction } from './SectionDialog.tsx';

/**
 * Lists what can be done with a section of the open page as a whole.
 *
 * @param index position in the page as the server last sent it
 * @param place position on the screen, which differs while a move waits for its answer
 * @param onAsk called for actions that need a name first
 */
export function listSectionActions(
  index: number,
  place: number,
  onAsk: (action: SectionAction) => void,
): MenuAction[] {
  const { page } = editorStore;
  const raw = page?.sections[index]?.raw;
  if (!page || !raw) return [];
  const act = (action: (target: Target) => void) => () =>
    runInBackground(actOn(page as PageView, index, action));
  return [
    {
      name: 'Duplicate',
      run: act(({ path }) => runEdit({ kind: 'duplicate', path }, 'Duplicate section')),
    },
    raw.draft === true
      ? {
          name: 'Show',
          run: act(({ path }) =>
            runEdit({ kind: 'remove', path: [...path, 'draft'] }, 'Show section'),
          ),
        }
      : {
          name: 'Hide',
          run: act(({ path }) =>
            runEdit(
              {
                kind: 'set',
                path: [...path, 'draft'],
                value: true,
                order: ['type', 'use', 'id', 'tone', 'draft'],
              },
              'Hide section',
            ),
          ),
        },
    // For touch screens, where many browsers do not drag.
    ...(place > 0
      ? [{ name: 'Move up', run: act((at) => requestSectionMove(at.index, at.index - 1)) }]
      : []),
    ...(place < page.sections.length - 1
      ? [{ name: 'Move down', run: act((at) => requestSectionMove(at.index, at.index + 1)) }]
      : []),
    'use' in raw
      ? {
          name: 'Detach from block',
          run: act((section) => run({ kind: 'inline', section }, 'Detach from block')),
        }
      : {
          name: 'Convert to block',
          run: act((section) =>
            onAsk({ kind: 'toBlock', section, suggestion: String(raw.id ?? raw.type ?? '') }),
          ),
        },
    {
      name: 'Move to another page…',
      run: act((section) => onAsk({ kind: 'move', section, suggestion: '' })),
    },
    {
      name: 'Delete',
      isDanger: true,
      run: act(({ path }) => {
        select({ kind: 'page' });
        runEdit({ kind: 'remove', path }, 'Delete section');
      }),
    },
  ];
}

/** Where a section is in the manifest. */
interface Target {
  file: string;
  path: (string | number)[];
  index: number;
}

/**
 * Runs an action on a section once the server has answered everything, because that may have moved the
 * section since the author saw it.
 *
 * @param shown the page as the author saw it
 * @param place the position of the section on it
 */
async function actOn(
  shown: PageView,
  place: number,
  action: (target: Target) => void,
): Promise<void> {
  await waitForAnswers();
  const page = editorStore.page as PageView | undefined;
  const isShown = page?.key === shown.key && page.file === shown.file;
  const moves = isShown ? followSections(shown, page) : undefined;
  const index = moves ? moves(place) : place;
  if (!isShown || index < 0)
    return showMessage('The section is no longer there. Please try again.');
  action({ file: page.file, path: ['pages', page.key, 'sections', index], index });
}

/** Moves a section of the open page, and selects it. */
export function requestSectionMove(from: number, to: number, label = 'section'): void {
  const path = ['pages', editorStore.page?.key ?? '', 'sections'];
  // First, because the page shows the move with the selection at once.
  select({ kind: 'section', index: to });
  runEdit({ kind: 'move', path, from, to }, `Move ${label}`);
}

function runEdit(edit: Extract<EditorCommand, { kind: 'edit' }>['edit'], label: string): void {
  run({ kind: 'edit', file: editorStore.page?.file ?? '', edit }, label);
}

function run(command: EditorCommand, label: string): void {
  runInBackground(runCommands([command], label));
}
