import { useEffect, useState } from 'react';
import type { TranslationsView } from '../../protocol.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { humanizeFile, nameLanguageInEnglish } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { TranslationRow } from './TranslationRow.tsx';
import './translations.css';

/** A dialog with the texts of a page and their translations side by side, in the order of the page. */
export function TranslationsWindow({ onClose }: { onClose(): void }) {
  const [chosen, choose] = useState({ locale: '', page: editorStore.page?.key ?? 'site' });
  const [answer, setAnswer] = useState<{ view: TranslationsView; to: typeof chosen }>();
  useEffect(() => {
    let isLatest = true;
    const show = (view: TranslationsView) => isLatest && setAnswer({ view, to: chosen });
    runInBackground(api.translations(chosen).then(show));
    return () => {
      isLatest = false;
    };
  }, [chosen]);
  if (!answer) return null;
  const isAnswered = JSON.stringify(answer.to) === JSON.stringify(chosen);
  const { pages, source } = answer.view;
  // What is typed before the answer must not go into the texts that were shown before.
  const { locale, page, texts } = isAnswered ? answer.view : { ...chosen, texts: [] };
  const shown = pages.find((one) => one.page === page);
  const originals = texts.map(({ original }) => original);
  return (
    <Dialog title="Translations" wide onClose={onClose}>
      <div className="translations-tools">
        <label>
          Language
          <select value={locale} onChange={(event) => choose({ locale: event.target.value, page })}>
            {answer.view.locales.map((name) => (
              <option key={name} value={name}>
                {nameLanguageInEnglish(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Page
          <select value={page} onChange={(event) => choose({ locale, page: event.target.value })}>
            {pages.map((one) => (
              <option key={one.page} value={one.page}>
                {`${nameOwner(one.page)} · ${one.done}/${one.texts}`}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="hint">
          {isAnswered &&
            shown &&
            `${shown.done} of ${shown.texts} texts of this page are translated.`}
        </p>
      </div>
      <ol className="translations">
        {texts.map((text) => (
          <TranslationRow
            key={`${locale} ${page} ${text.original} ${text.at ?? ''}`}
            text={text}
            languages={{ source, target: locale }}
            originals={originals}
            onSaved={() => choose((last) => ({ ...last }))}
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
