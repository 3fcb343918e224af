import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import type { SiteWords } from '../../../schema/vocabulary.ts';
import { WordsProvider } from '../page/words.ts';
import { NoticeRegion } from './NoticeRegion.tsx';
import { notices } from './notices.ts';

/**
 * Adds the region for notices to the page, if no island has added it yet. It must exist before the
 * first notice, because screen readers announce only changes of a region that they know.
 */
export function mountNotices(words: SiteWords): void {
  // Keeps react-dom/client out of the server bundle.
  if (import.meta.env.SSR || container) return;
  container = document.createElement('div');
  placeContainer();
  createRoot(container).render(
    <WordsProvider value={words}>
      <NoticeRegion />
    </WordsProvider>,
  );
  subscribe(notices, placeContainer, true);
  document.addEventListener('close', placeContainer, true);
}

let container: HTMLElement | undefined;

/** Moves the region into an open modal dialog, because everything outside is inert and covered. */
function placeContainer() {
  const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (container && container.parentElement !== parent) parent.append(container);
}
