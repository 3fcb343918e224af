import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';
import { TranslationsWindow } from './TranslationsWindow.tsx';

/** The button that opens the translations of a site in several languages. */
export function TranslationsButton() {
  const { state } = useSnapshot(editorStore);
  const [isOpen, setOpen] = useState(false);
  const locales = state?.site.locales;
  if (!Array.isArray(locales) || locales.length < 2) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Translations
      </button>
      {isOpen && <TranslationsWindow onClose={() => setOpen(false)} />}
    </>
  );
}
