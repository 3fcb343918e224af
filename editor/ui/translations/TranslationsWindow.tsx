import { useCallback, useEffect, useState } from 'react';
import type { TranslationsView } from '../../protocol.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { humanizeFile, nameLanguageInEnglish } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { TranslationRow } from './TranslationRow.tsx';
import './translations.css';

/** A dialog with the texts of a page and their translations side by side, in the order of the page. */
export function TranslationsWindow({ onClose }: { onClose(): void }) {
  const [view, setView] = useState<TranslationsView>();
  const load = useCallback(
    async (locale: string, page: string) => setView(await api.translations({ locale, page })),
    [],
  );
  useEffect(() => runInBackground(load('', editorStore.page?.key ?? 'site')), [load]);
  if (!view) return null;
  const { locale, page, pages, texts, source } = view;
  const shown = pages.find((one) => one.page === page);
  const originals = texts.map(({ original }) => original);
  return (
    <Dialog title="Translations" wide onClose={onClose}>
      <div className="translations-tools">
        <label>
          Language
          <select
            value={locale}
            onChange={(event) => runInBackground(load(event.target.value, page))}
          >
            {view.locales.map((name) => (
              <option key={name} value={name}>
                {nameLanguageInEnglish(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Page
          <select
            value={page}
            onChange={(event) => runInBackground(load(locale, event.target.value))}
          >
            {pages.map((one) => (
              <option key={one.page} value={one.page}>
                {`${nameOwner(one.page)} · ${one.done}/${one.texts}`}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="hint">
          {shown && `${shown.done} of ${shown.texts} texts of this page are translated.`}
        </p>
      </div>
      <ol className="translations">
        {texts.map((text) => (
          <TranslationRow
            key={`${locale} ${page} ${text.original} ${text.at ?? ''}`}
            text={text}
            languages={{ source, target: locale }}
            originals={originals}
            onSaved={() => load(locale, page)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

/** Names a page by its title, a column as `Rooms › Name`, and a form as `Forms › Lead`. */
function nameOwner(page: string): string {
  if (page === 'site') return 'Shared by all pages';
  if (!page.startsWith('/')) return humanizeFile(page.replace('#', '/'));
  return editorStore.state?.pages.find(({ key }) => key === page)?.name ?? page;
}
