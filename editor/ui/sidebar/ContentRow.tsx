import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore, type Selection, select } from '../state/editorStore.ts';
import { focusFormByKeyboard } from '../state/revealField.ts';

interface ContentRowProps {
  /** The content whose form the row opens. */
  target: Selection;
  /** Opens it together with something else; resolves to false if the author has opened another form meanwhile. */
  open?(): Promise<boolean>;
  children: ReactNode;
}

/** A row that opens the form of content. */
export function ContentRow({ target, open, children }: ContentRowProps) {
  const { selection } = useSnapshot(editorStore);
  return (
    <button
      type="button"
      className="row"
      aria-current={JSON.stringify(target) === JSON.stringify(selection)}
      onClick={(event) => {
        if (!open) select(target);
        focusFormByKeyboard(event, open?.());
      }}
    >
      {children}
    </button>
  );
}
