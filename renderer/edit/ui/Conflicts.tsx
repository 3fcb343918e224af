import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from './Dialog.tsx';
import { enqueue, store } from './EditorStore.ts';

/** A file that changed here and on disk: both side by side, to decide. Nothing is overwritten. */
export function Conflicts() {
  const [conflict] = useSnapshot(store).state?.conflicts ?? [];
  const host = useRef<HTMLDivElement>(null);
  const merge = useRef<MergeView>(undefined);
  const { file = '', mine = '', theirs = '' } = conflict ?? {};
  useEffect(() => {
    if (!host.current) return;
    const extensions = [lineNumbers(), EditorView.lineWrapping];
    const view = new MergeView({
      parent: host.current,
      a: { doc: theirs, extensions: [...extensions, EditorState.readOnly.of(true)] },
      b: { doc: mine, extensions },
      revertControls: 'a-to-b',
    });
    merge.current = view;
    return () => view.destroy();
  }, [mine, theirs]);
  if (!conflict) return null;
  const decide = () =>
    enqueue({ resolve: { file, text: merge.current?.b.state.doc.toString() ?? mine } });
  return (
    <Dialog title={`${file} was changed on disk, too`} wide onClose={() => {}}>
      <p>
        Left: the file on disk. Right: yours. Bring over what you want to keep; the right side is
        what goes on.
      </p>
      <div ref={host} className="code" />
      <div className="tools">
        <button type="button" onClick={() => enqueue({ resolve: { file, text: theirs } })}>
          Take the file on disk
        </button>
        <button type="button" className="primary" onClick={decide}>
          Go on with the right side
        </button>
      </div>
    </Dialog>
  );
}
