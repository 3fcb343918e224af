import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { changeSet } from '../preview/changeSet.ts';
import { MediaWindow } from './media/MediaWindow.tsx';
import { Icon } from './parts/Icon.tsx';
import { IconButton } from './parts/IconButton.tsx';
import { ProblemCount } from './parts/ProblemCount.tsx';
import { PublicationState } from './parts/PublicationState.tsx';
import { RefusedNotice } from './parts/RefusedNotice.tsx';
import { TeamBar } from './publish/TeamBar.tsx';
import { SaveDialog } from './review/SaveDialog.tsx';
import { editorStore, runInBackground } from './state/editorStore.ts';
import { moveInHistory } from './state/openEditor.ts';
import { save } from './state/requestQueue.ts';
import { TranslationsWindow } from './translations/TranslationsWindow.tsx';

interface TopBarProps {
  onChanges(): void;
}

/** The bar with undo, redo, save and the buttons that open other panes. */
export function TopBar({ onChanges }: TopBarProps) {
  const { state, isConnected, isPending, refused, showsYaml } = useSnapshot(editorStore);
  const [opened, setOpened] = useState<'files' | 'translations' | 'errors'>();
  const close = () => setOpened(undefined);
  const saveOrAsk = useCallback(async () => {
    if ((await save({ withErrors: false })) === 'has-errors') setOpened('errors');
  }, []);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      // An open dialog blocks the shortcuts, an open list does not.
      if (document.querySelector('.dialog')) return;
      if (key === 's') runInBackground(saveOrAsk());
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
  }, [saveOrAsk]);
  const unsaved = state?.unsaved ?? [];
  const locales = state?.site.locales;
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
          icon="undo-2"
          label="Undo"
          disabled={!state?.steps.undo}
          title={`Undo: ${state?.steps.undo ?? 'nothing'} (Ctrl+Z)`}
          onClick={() => moveInHistory('undo')}
        />
        <IconButton
          icon="redo-2"
          label="Redo"
          disabled={!state?.steps.redo}
          title={`Redo: ${state?.steps.redo ?? 'nothing'} (Ctrl+Y)`}
          onClick={() => moveInHistory('redo')}
        />
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened('files')}>
          <Icon name="image" />
          Files
        </button>
        {Array.isArray(locales) && locales.length > 1 && (
          <button type="button" aria-haspopup="dialog" onClick={() => setOpened('translations')}>
            <Icon name="languages" />
            Translations
          </button>
        )}
        <button
          type="button"
          aria-pressed={showsYaml}
          onClick={() => {
            editorStore.showsYaml = !showsYaml;
            editorStore.yamlPlace = undefined;
          }}
        >
          <Icon name="code" />
          YAML
        </button>
        {changeSet === undefined && (
          <button type="button" disabled={!state?.git} onClick={onChanges}>
            <Icon name="git-compare" />
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
          <button type="button" className="primary" onClick={onChanges}>
            Publish
          </button>
        )}
      </div>
      {opened === 'files' && <MediaWindow onClose={close} />}
      {opened === 'translations' && <TranslationsWindow onClose={close} />}
      {opened === 'errors' && <SaveDialog onClose={close} />}
    </header>
  );
}

function isInCode({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('.cm-editor') !== null;
}
