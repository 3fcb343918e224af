import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { TranslationsView } from '../../protocol/TranslationsView.ts';
import { humanizeFile, nameLanguageInEnglish } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { editorStore, openDialog, runInBackground } from '../state/editorStore.ts';
import { waitForAnswers } from '../state/requestQueue.ts';
import { TranslationRow } from './TranslationRow.tsx';
import './translations.css';

/** The pane with the texts of the open page and their translations, in the order of the page. */
export function TranslationsPane() {
  const { state } = useSnapshot(editorStore);
  const locales = state?.site.locales;
  return (
    <section aria-label="Translations">
      <div className="head">
        <h2>Translations</h2>
        <button type="button" onClick={() => openDialog('add-language')}>
          Add language
        </button>
      </div>
      {Array.isArray(locales) && locales.length > 1 ? (
        <PageTranslations />
      ) : (
        <p className="hint">
          This site has one language. With a second one, the texts of each page stand here beside
          their translations.
        </p>
      )}
    </section>
  );
}

function PageTranslations() {
  const { page: openPage, version, language } = useSnapshot(editorStore);
  const { answer, chosen, choose, hasFailed } = useTranslations(
    openPage?.key ?? 'site',
    language,
    version,
  );
  if (hasFailed && !answer)
    return (
      <>
        <p className="hint">The translations cannot be loaded.</p>
        <button type="button" onClick={() => choose({})}>
          Try again
        </button>
      </>
    );
  if (!answer) return null;
  const { pages, source, texts, locale: target } = answer.view;
  const isAnswered = answer.to.turn === chosen.turn;
  const { locale, page } = isAnswered ? answer.view : chosen;
  const shown = pages.find((one) => one.page === page);
  const originals = texts.map(({ original }) => original);
  return (
    <>
      <div className="translations-tools">
        <label>
          Language
          <select value={locale} onChange={(event) => choose({ locale: event.target.value })}>
            {answer.view.locales.map((name) => (
              <option key={name} value={name}>
                {nameLanguageInEnglish(name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          Page
          <select value={page} onChange={(event) => choose({ page: event.target.value })}>
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
            askedAt={answer.askedAt}
            languages={{ source, target }}
            originals={originals}
          />
        ))}
      </ol>
    </>
  );
}

/** A choice has a number, because a page and language that are chosen again may have other texts by then. */
interface TranslationChoice {
  turn: number;
  locale: string;
  page: string;
}

/** The answer to a choice, and when it was asked for. */
interface TranslationAnswer {
  view: TranslationsView;
  to: TranslationChoice;
  askedAt: number;
}

/** Loads the texts of a page and their translations: for each choice at once, and soon after each change of the site. */
function useTranslations(openPage: string, language: string, version: number) {
  const [chosen, setChosen] = useState<TranslationChoice>({
    turn: 0,
    locale: language,
    page: openPage,
  });
  const [answer, setAnswer] = useState<TranslationAnswer>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef<TranslationChoice>(undefined);
  const choose = (next: { locale?: string; page?: string }) =>
    setChosen((last) => {
      const { locale, page } = answer?.to.turn === last.turn ? answer.view : last;
      return { locale, page, ...next, turn: last.turn + 1 };
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another open page is chosen by itself
  useEffect(() => {
    if (openPage !== chosen.page) choose({ page: openPage });
  }, [openPage]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a language that was just added is chosen by itself
  useEffect(() => {
    if (language !== chosen.locale) choose({ locale: language });
  }, [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is no reason to ask again
  useEffect(() => {
    let isLatest = true;
    const load = async () => {
      const askedAt = performance.now();
      // The answer has everything that was typed before.
      await waitForAnswers();
      if (!isLatest) return;
      const { locale, page } = chosen;
      const view = await api.translations({ locale, page });
      if (!isLatest) return;
      setAnswer({ view, to: chosen, askedAt });
      setFailed(false);
    };
    const goBack = (error: unknown) => {
      if (isLatest && answer) setChosen(answer.to);
      if (isLatest) setFailed(true);
      throw error;
    };
    const start = () => runInBackground(load().catch(goBack));
    const isChange = asked.current === chosen;
    asked.current = chosen;
    const timer = isChange ? setTimeout(start, pause) : undefined;
    if (!isChange) start();
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [chosen, version]);
  return { answer, chosen, choose, hasFailed };
}

/** How long the texts wait for the next change of the site, in milliseconds. */
const pause = 150;

/** Names a page by its title, a column as `Rooms › Name`, and a form as `Forms › Lead`. */
function nameOwner(page: string): string {
  if (page === 'site') return 'Shared by all pages';
  if (!page.startsWith('/')) return humanizeFile(page.replace('#', '/'));
  return editorStore.state?.pages.find(({ key }) => key === page)?.name ?? page;
}
