import { lazy, Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { focusPane } from '../parts/usePaneKeys.ts';
import { ChangesDialog } from '../review/ChangesDialog.tsx';
import { HistoryDialog } from '../review/HistoryDialog.tsx';
import { SaveDialog } from '../review/SaveDialog.tsx';
import { Gallery } from '../sidebar/Gallery.tsx';
import { PageDialog } from '../sidebar/PageDialog.tsx';
import { editorStore, openDialog, runInBackground } from '../state/editorStore.ts';
import { openPane, type PaneName, paneNames, togglePanel } from '../state/panels.ts';
import { AddLanguage } from '../translations/AddLanguage.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** The dialogs that buttons, keys and the palette open, and the keys of the whole editor. */
export function Dialogs() {
  const { dialog } = useSnapshot(editorStore);
  useEffect(() => {
    // Texts with links take Ctrl+K first.
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('.dialog, .popover')) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 'k') openDialog('palette');
      else if (isTyping(event.target)) return;
      else if (event.key === '?') openDialog('shortcuts');
      else if (event.key === '[') togglePanel('side');
      else if (event.key === ']') togglePanel('form');
      else if (!isCommand && !event.altKey && paneNames[Number(event.key) - 1])
        runInBackground(enterPane(paneNames[Number(event.key) - 1]));
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  const close = () => {
    editorStore.dialog = undefined;
  };
  switch (dialog) {
    case 'errors':
      return <SaveDialog onClose={close} />;
    case 'changes':
      return <ChangesDialog onClose={close} />;
    case 'history':
      return <HistoryDialog onClose={close} />;
    case 'add-page':
      return <PageDialog action={{ kind: 'add' }} onClose={close} />;
    case 'add-section':
      return <Gallery onClose={close} />;
    case 'add-language':
      return <AddLanguage onClose={close} />;
    case 'palette':
      return (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      );
    case 'shortcuts':
      return <Shortcuts onClose={close} />;
    default:
      return null;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'))
  );
}

/** Opens a pane by its key, and moves the focus into it. */
async function enterPane(name: PaneName | undefined): Promise<void> {
  if (!name) return;
  openPane(name);
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  focusPane('.side');
}
