import { type CSSProperties, lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Canvas } from './canvas/Canvas.tsx';
import { Inspector } from './inspector/Inspector.tsx';
import { Dialogs } from './palette/Dialogs.tsx';
import { Pane } from './parts/Pane.tsx';
import { useClickGuard } from './parts/useClickGuard.ts';
import { usePaneKeys } from './parts/usePaneKeys.ts';
import { usePasteCleaner } from './parts/usePasteCleaner.ts';
import { Conflicts } from './publish/Conflicts.tsx';
import { Rail } from './sidebar/Rail.tsx';
import { SidePanel } from './sidebar/SidePanel.tsx';
import { editorStore, runInBackground, showMessage } from './state/editorStore.ts';
import { handleRemoteChange, openEditor, refresh } from './state/openEditor.ts';
import { getPanelSize, panels } from './state/panels.ts';
import { handleDisconnect } from './state/requestQueue.ts';
import { TopBar } from './TopBar.tsx';

// The code editor is half of the interface's code, and few authors open it.
const YamlPane = lazy(async () => ({ default: (await import('./yaml/YamlPane.tsx')).YamlPane }));

/** The editor: sidebar on the left, canvas in the middle, inspector on the right. */
export function App() {
  const { state, setup, version, showsYaml } = useSnapshot(editorStore);
  const known = useSnapshot(panels);
  usePaneKeys();
  useClickGuard();
  usePasteCleaner();
  useEffect(() => {
    openEditor().catch((error: Error) => showMessage(error.message));
    const update = ({ detail }: CustomEvent) => runInBackground(handleRemoteChange(detail));
    const check = () => runInBackground(refresh());
    addEventListener('blockwright:update', update as EventListener);
    addEventListener('blockwright:checked', check);
    const disconnect = ({ detail }: CustomEvent) => detail.waitFor(handleDisconnect());
    addEventListener('blockwright:disconnect', disconnect as EventListener);
    return () => {
      removeEventListener('blockwright:update', update as EventListener);
      removeEventListener('blockwright:checked', check);
      removeEventListener('blockwright:disconnect', disconnect as EventListener);
    };
  }, []);
  return (
    <div
      className="editor"
      data-yaml={showsYaml}
      data-side={known.side.isOpen}
      data-form={known.form.isOpen}
      style={
        {
          '--side-width': known.side.isOpen ? getPanelSize('side', known) : '0px',
          '--form-width': known.form.isOpen ? getPanelSize('form', known) : '0px',
        } as CSSProperties
      }
    >
      <TopBar />
      {state && setup ? (
        <>
          <Rail />
          <Pane label="The list" className="side" version={version}>
            <SidePanel />
          </Pane>
          <Pane label="The page" className="preview" version={version}>
            <Canvas />
          </Pane>
          <Pane label="The form" className="inspector" version={version}>
            <Inspector />
          </Pane>
          <Dialogs />
          <Suspense>{showsYaml && <YamlPane />}</Suspense>
          <Conflicts />
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
