import { yaml } from '@codemirror/lang-yaml';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { codeStyle } from './codeStyle.ts';
import { Dialog } from './Dialog.tsx';
import { sendRequest, editorStore } from './EditorStore.ts';

/** A file that changed here and on disk: both side by side, to decide. Nothing is overwritten. */
export function Conflicts() {
  const [conflict] = useSnapshot(editorStore).state?.conflicts ?? [];
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
        extensions: [...extensions, withLabel(`${file} on disk`), EditorState.readOnly.of(true)],
      },
      b: { doc: mine, extensions: [...extensions, withLabel(`Your version of ${file}`)] },
      revertControls: 'a-to-b',
      collapseUnchanged: { margin: 4 },
    });
    merge.current = view;
    return () => view.destroy();
  }, [file, mine, theirs]);
  if (!conflict) return null;
  const decide = () =>
    sendRequest({ resolve: { file, text: merge.current?.b.state.doc.toString() ?? mine } });
  return (
    <Dialog title={`${file} also changed on disk`} wide>
      <p>
        On the left is the file on disk, on the right your unsaved version. Copy over what you want
        to keep; the editor continues with the right side.
      </p>
      <div ref={host} className="code" />
      <div className="tools">
        <button type="button" onClick={() => sendRequest({ resolve: { file, text: theirs } })}>
          Use the file on disk
        </button>
        <button type="button" className="primary" onClick={decide}>
          Use the right side
        </button>
      </div>
    </Dialog>
  );
}

function withLabel(label: string) {
  return EditorView.contentAttributes.of({ 'aria-label': label });
}
