import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { runInBackground, sendRequest, save, editorStore } from './EditorStore.ts';
import { SaveDialog } from './SaveDialog.tsx';

interface TopBarProps {
  yaml: boolean;
  onYaml(shown: boolean): void;
  onChanges(): void;
}

/** Undo, redo, save, and what can be shown beside the page. */
export function TopBar({ yaml, onYaml, onChanges }: TopBarProps) {
  const { state } = useSnapshot(editorStore);
  const [asking, setAsking] = useState(false);
  const saveOrAsk = useCallback(async () => {
    if ((await save({ withErrors: false })) === 'mistakes') setAsking(true);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The text pane takes its own steps back.
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      // What a dialog asks comes first.
      if (document.querySelector('dialog[open]')) return;
      if (key === 's') runInBackground(saveOrAsk());
      else if (key === 'z') runInBackground(sendRequest({ turn: event.shiftKey ? 'redo' : 'undo' }));
      else if (key === 'y') runInBackground(sendRequest({ turn: 'redo' }));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [saveOrAsk]);
  const unsaved = state?.unsaved ?? [];
  return (
    <header className="bar">
      <h1>{String(state?.site.name ?? 'Editor')}</h1>
      <span className="note">
        {unsaved.length > 0 ? `Unsaved: ${unsaved.join(', ')}` : 'All changes saved'}
      </span>
      <div role="alert" className="warnings">
        {state?.warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
      <div className="tools">
        <button
          type="button"
          disabled={!state?.steps.undo}
          title={state?.steps.undo ?? ''}
          onClick={() => sendRequest({ turn: 'undo' })}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!state?.steps.redo}
          title={state?.steps.redo ?? ''}
          onClick={() => sendRequest({ turn: 'redo' })}
        >
          Redo
        </button>
        <button type="button" aria-pressed={yaml} onClick={() => onYaml(!yaml)}>
          YAML
        </button>
        <button type="button" disabled={!state?.git} onClick={onChanges}>
          Changes
        </button>
        <button
          type="button"
          className="primary"
          disabled={unsaved.length === 0}
          onClick={saveOrAsk}
        >
          Save
        </button>
      </div>
      {asking && <SaveDialog onClose={() => setAsking(false)} />}
    </header>
  );
}
