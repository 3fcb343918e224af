import { yaml } from '@codemirror/lang-yaml';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Dialog } from '../parts/Dialog.tsx';
import { editorStore } from '../state/editorStore.ts';
import { sendRequest } from '../state/requestQueue.ts';
import { codeStyle } from '../yaml/codeStyle.ts';

/** A dialog for a file that changed both here and on disk; the author merges the two. */
export function Conflicts() {
  const [conflict] = useSnapshot(editorStore).state?.conflicts ?? [];
  const container = useRef<HTMLDivElement>(null);
  const mergeView = useRef<MergeView>(undefined);
  const { file = '', mine = '', theirs = '' } = conflict ?? {};
  useEffect(() => {
    if (!container.current) return;
    const extensions = [lineNumbers(), yaml(), codeStyle, EditorView.lineWrapping];
    const view = new MergeView({
      parent: container.current,
      a: {
        doc: theirs,
        extensions: [
          ...extensions,
          withLabel(`${file} with the lines on disk`),
          EditorState.readOnly.of(true),
        ],
      },
      b: { doc: mine, extensions: [...extensions, withLabel(`${file} with your lines`)] },
      revertControls: 'a-to-b',
      collapseUnchanged: { margin: 4 },
    });
    mergeView.current = view;
    return () => view.destroy();
  }, [file, mine, theirs]);
  if (!conflict) return null;
  const resolve = () =>
    sendRequest({ resolve: { file, text: mergeView.current?.b.state.doc.toString() ?? mine } });
  return (
    <Dialog title={`${file} also changed on disk`} wide>
      <p>
        You and someone else changed the same lines. On the left they are as on disk, on the right
        as you wrote them; everything else is merged already. Copy over what you want to keep; the
        editor continues with the right side.
      </p>
      <div ref={container} className="code" />
      <div className="tools">
        <button type="button" onClick={() => sendRequest({ resolve: { file, text: theirs } })}>
          Use the left side
        </button>
        <button type="button" className="primary" onClick={resolve}>
          Use the right side
        </button>
      </div>
    </Dialog>
  );
}

function withLabel(label: string) {
  return EditorView.contentAttributes.of({ 'aria-label': label });
}
