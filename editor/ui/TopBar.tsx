import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { changeSet } from '../preview/changeSet.ts';
import { askAboutErrors } from './palette/listTargets.ts';
import { IconButton } from './parts/IconButton.tsx';
import { nameKeys } from './parts/nameKeys.ts';
import { ProblemCount } from './parts/ProblemCount.tsx';
import { PublicationState } from './parts/PublicationState.tsx';
import { RefusedNotice } from './parts/RefusedNotice.tsx';
import { ToolIcon } from './parts/ToolIcon.tsx';
import { TeamBar } from './publish/TeamBar.tsx';
import { editorStore, openDialog, runInBackground } from './state/editorStore.ts';
import { moveInHistory } from './state/openEditor.ts';
import { panels, togglePanel } from './state/panels.ts';
import { save } from './state/requestQueue.ts';

/** The bar with undo, redo, save and the buttons that open other panes. */
export function TopBar() {
  const { state, isConnected, isPending, refused, showsYaml } = useSnapshot(editorStore);
  const { form } = useSnapshot(panels);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      // An open dialog blocks the shortcuts, an open list does not.
      if (document.querySelector('.dialog')) return;
      if (key === 's') saveOrAsk();
      else if (key === 'z') runInBackground(moveInHistory(event.shiftKey ? 'redo' : 'undo'));
      else if (key === 'y') runInBackground(moveInHistory('redo'));
      else return;
      event.preventDefault();
    };
    // The YAML pane handles undo by itself, so it comes first. Lists stop the keys of their fields.
    const handleCode = (event: KeyboardEvent) => isInCode(event) && handleKey(event);
    const handleOther = (event: KeyboardEvent) => !isInCode(event) && handleKey(event);
    addEventListener('keydown', handleCode);
    addEventListener('keydown', handleOther, { capture: true });
    return () => {
      removeEventListener('keydown', handleCode);
      removeEventListener('keydown', handleOther, { capture: true });
    };
  }, []);
  const unsaved = state?.unsaved ?? [];
  return (
    <header className="bar">
      <h1>{String(state?.site.name ?? 'Editor')}</h1>
      {changeSet && <TeamBar />}
      <PublicationState />
      <div role="alert" className="warnings">
        {!isConnected && (
          <p>
            <code>edit</code> is not running. Your text is kept here.
          </p>
        )}
        {refused.map(({ label, text, reason, key }) => (
          <RefusedNotice key={key} label={label} text={text} reason={reason} />
        ))}
        {state?.warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
      <div className="tools">
        <ProblemCount />
        <IconButton
          icon="search"
          label="Go to, or do"
          title={`Go to, or do (${nameKeys('Ctrl+K')})`}
          aria-haspopup="dialog"
          onClick={() => openDialog('palette')}
        />
        <IconButton
          icon="undo-2"
          label="Undo"
          disabled={!state?.steps.undo}
          title={`Undo: ${state?.steps.undo ?? 'nothing'} (${nameKeys('Ctrl+Z')})`}
          onClick={() => moveInHistory('undo')}
        />
        <IconButton
          icon="redo-2"
          label="Redo"
          disabled={!state?.steps.redo}
          title={`Redo: ${state?.steps.redo ?? 'nothing'} (${nameKeys('Ctrl+Y')})`}
          onClick={() => moveInHistory('redo')}
        />
        <IconButton
          icon="history"
          label="History"
          title="What was changed, and when"
          aria-haspopup="dialog"
          onClick={() => openDialog('history')}
        />
        <button
          type="button"
          aria-pressed={showsYaml}
          onClick={() => {
            editorStore.showsYaml = !showsYaml;
            editorStore.yamlPlace = undefined;
          }}
        >
          <ToolIcon name="code" />
          YAML
        </button>
        {changeSet === undefined && (
          <button type="button" disabled={!state?.git} onClick={() => openDialog('changes')}>
            <ToolIcon name="git-compare" />
            Changes
          </button>
        )}
        <button
          type="button"
          className={changeSet === undefined ? 'primary' : ''}
          disabled={unsaved.length === 0 && !isPending}
          onClick={saveOrAsk}
        >
          Save
        </button>
        {changeSet && (
          <button type="button" className="primary" onClick={() => openDialog('changes')}>
            Publish
          </button>
        )}
        <IconButton
          icon="panel-right"
          label="Form"
          title="Show or hide the form (])"
          aria-pressed={form.isOpen}
          onClick={() => togglePanel('form')}
        />
      </div>
    </header>
  );
}

function saveOrAsk(): void {
  runInBackground(save({ withErrors: false }).then(askAboutErrors));
}

function isInCode({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('.cm-editor') !== null;
}
