import { useEffect, useState } from 'react';
import { toSlug } from '../../../base/text/toSlug.ts';
import { runInBackground } from '../state/editorStore.ts';

/**
 * Returns a function that turns a name into a key or the last part of an address: `Über uns` →
 * `ueber-uns`, `Цены` → `tseny`. The letters of other scripts are loaded with the first dialog.
 */
export function useSlug(): (name: string) => string {
  const [transliterate, setTransliterate] = useState(() => keepText);
  useEffect(() => {
    const load = async () => {
      const module = await import('../../../base/text/transliterate.ts');
      setTransliterate(() => module.transliterate);
    };
    runInBackground(load());
  }, []);
  return (name) =>
    toSlug(
      name
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[äöüøå]/g, (letter) => transcriptions[letter] ?? letter),
      transliterate,
    );
}

function keepText(text: string): string {
  return text;
}

const transcriptions: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};
