import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore, type Selection, select } from '../state/editorStore.ts';
import { focusFormByKeyboard } from '../state/revealField.ts';

interface ContentRowProps {
  /** The content whose form the row opens. */
  target: Selection;
  children: ReactNode;
}

/** A row that opens the form of content. */
export function ContentRow({ target, children }: ContentRowProps) {
  const { selection } = useSnapshot(editorStore);
  return (
    <button
      type="button"
      className="row"
      aria-current={JSON.stringify(target) === JSON.stringify(selection)}
      onClick={(event) => {
        select(target);
        focusFormByKeyboard(event);
      }}
    >
      {children}
    </button>
  );
}
