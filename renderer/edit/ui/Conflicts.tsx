import { yaml } from '@codemirror/lang-yaml';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { codeStyle } from './codeStyle.ts';
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
    const extensions = [lineNumbers(), yaml(), codeStyle, EditorView.lineWrapping];
    const view = new MergeView({
      parent: host.current,
      a: {
        doc: theirs,
        extensions: [...extensions, named(`${file} on disk`), EditorState.readOnly.of(true)],
      },
      b: { doc: mine, extensions: [...extensions, named(`${file} as you wrote it`)] },
      revertControls: 'a-to-b',
      collapseUnchanged: { margin: 4 },
    });
    merge.current = view;
    return () => view.destroy();
  }, [file, mine, theirs]);
  if (!conflict) return null;
  const decide = () =>
    enqueue({ resolve: { file, text: merge.current?.b.state.doc.toString() ?? mine } });
  return (
    <Dialog title={`${file} was changed on disk, too`} wide>
      <p>
        Left: the file on disk. Right: yours, which is not saved yet. Bring over what you want to
        keep; the right side is what goes on.
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

function named(label: string) {
  return EditorView.contentAttributes.of({ 'aria-label': label });
}
