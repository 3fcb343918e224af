import { useSnapshot } from 'valtio';
import { getLabel } from '../parts/humanizeKey.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { findRowCollection } from '../state/collections.ts';
import { editorStore, runInBackground, type Selection, select } from '../state/editorStore.ts';
import { focusForm } from '../state/revealField.ts';

/**
 * What the form belongs to, above its heading: the page of a section, the collection of a row. Each step
 * opens its form. From what pages share, an arrow leads back to the page.
 */
export function FormPath() {
  const { page, selection, state, setup } = useSnapshot(editorStore);
  if (!page || selection.kind === 'page') return null;
  const title = page.resolved?.title ?? page.key;
  const open = (target: Selection) => {
    select(target);
    runInBackground(focusForm());
  };
  const collection =
    state && setup && selection.kind === 'row' && findRowCollection(state, setup, selection);
  const parent =
    selection.kind === 'section'
      ? { label: title, selection: { kind: 'page' } as const }
      : collection && {
          label: getLabel(collection.name, {}),
          selection: { kind: 'collection', name: collection.name } as const,
        };
  return (
    <nav className="path" aria-label="Above this form">
      {selection.kind !== 'section' && (
        <IconButton
          icon="arrow-left"
          label="Back to the page"
          title={`Back to the page: ${title}`}
          onClick={() => open({ kind: 'page' })}
        />
      )}
      {parent && (
        <>
          <button type="button" className="quiet" onClick={() => open(parent.selection)}>
            {parent.label}
          </button>
          <ToolIcon name="chevron-right" />
        </>
      )}
    </nav>
  );
}
