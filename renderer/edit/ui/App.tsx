import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Changes } from './Changes.tsx';
import { Conflicts } from './Conflicts.tsx';
import { runInBackground, handleRemoteChange, openEditor, refresh, editorStore, showMessage } from './EditorStore.ts';
import { CompletionLists } from './fields/Choices.tsx';
import { Inspector } from './Inspector.tsx';
import { PageTree } from './PageTree.tsx';
import { Canvas } from './Preview.tsx';
import { SectionList } from './SectionList.tsx';
import { TopBar } from './TopBar.tsx';
import { YamlPane } from './YamlPane.tsx';

/** The editor: pages and sections on the left, the page in the middle, its form on the right. */
export function App() {
  const { state, setup } = useSnapshot(editorStore);
  const [yaml, setYaml] = useState(false);
  const [changes, setChanges] = useState(false);
  useEffect(() => {
    openEditor().catch((error: Error) => showMessage(error.message));
    import.meta.hot?.on('blockwright:update', (change) => runInBackground(handleRemoteChange(change)));
    import.meta.hot?.on('blockwright:checked', () => runInBackground(refresh()));
  }, []);
  return (
    <div className="editor" data-yaml={yaml}>
      <TopBar yaml={yaml} onYaml={setYaml} onChanges={() => setChanges(true)} />
      {state && setup ? (
        <>
          <nav className="side" aria-label="Pages and sections">
            <PageTree />
            <SectionList />
          </nav>
          <Canvas />
          <Inspector />
          <CompletionLists />
          {yaml && <YamlPane />}
          {changes && <Changes onClose={() => setChanges(false)} />}
          {state.conflicts.length > 0 && <Conflicts />}
        </>
      ) : (
        <main className="preview">
          <p>Opening the site…</p>
        </main>
      )}
      <Status />
    </div>
  );
}

function Status() {
  const { message } = useSnapshot(editorStore);
  return (
    <div role="status" className="status" data-shown={message !== ''}>
      {message}
      {message && (
        <button type="button" onClick={() => showMessage('')}>
          Close
        </button>
      )}
    </div>
  );
}
