import { useEffect, useState } from 'react';
import type { TranslationsView } from '../../protocol.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { humanizeFile, nameLanguageInEnglish } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { TranslationRow } from './TranslationRow.tsx';
import './translations.css';

/** A dialog with the texts of a page and their translations side by side, in the order of the page. */
export function TranslationsWindow({ onClose }: { onClose(): void }) {
  // Each choice has a number, because a page and language that are chosen again may have other texts by then.
  const [chosen, choose] = useState({
    turn: 0,
    locale: '',
    page: editorStore.page?.key ?? 'site',
  });
  const [answer, setAnswer] = useState<{ view: TranslationsView; to: typeof chosen }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is no reason to ask again
  useEffect(() => {
    let isLatest = true;
    const load = async () => {
      // The answer has everything that was typed before the choice.
      await waitForAnswers();
      const { locale, page } = chosen;
      const view = await api.translations({ locale, page });
      if (isLatest) setAnswer({ view, to: chosen });
    };
    const goBack = (error: unknown) => {
      if (isLatest && answer) choose(answer.to);
      else if (isLatest) onClose();
      throw error;
    };
    runInBackground(load().catch(goBack));
    return () => {
      isLatest = false;
    };
  }, [chosen]);
  if (!answer) return null;
  const { pages, source, texts, locale: target } = answer.view;
  const isAnswered = answer.to.turn === chosen.turn;
  const { locale, page } = isAnswered ? answer.view : chosen;
  const chooseNext = (next: { locale: string; page: string }) =>
    choose({ ...next, turn: chosen.turn + 1 });
  const shown = pages.find((one) => one.page === page);
  const originals = texts.map(({ original }) => original);
  return (
    <Dialog title="Translations" wide onClose={onClose}>
      <div className="translations-tools">
        <label>
          Language
          <select
            value={locale}
            onChange={(event) => chooseNext({ locale: event.target.value, page })}
          >
            {answer.view.locales.map((name) => (
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
            onChange={(event) => chooseNext({ locale, page: event.target.value })}
          >
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
      {/* What is typed before the answer must not go into the texts that were shown before. */}
      <ol className="translations" key={answer.to.turn} hidden={!isAnswered}>
        {texts.map((text) => (
          <TranslationRow
            key={`${text.original} ${text.at ?? ''}`}
            text={text}
            languages={{ source, target }}
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
