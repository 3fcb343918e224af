import { createRoot } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import { NoticeRegion } from './NoticeRegion.tsx';
import { notices } from './store.ts';

/**
 * Puts the region for notices on the page, once, whichever island asks first. It is there before
 * the first notice, since screen readers announce only what changes in a region they know.
 */
export function mountNotices(): void {
  // So that the server's bundle comes without the browser's half of React.
  if (import.meta.env.SSR || container) return;
  container = document.createElement('div');
  placeContainer();
  createRoot(container).render(<NoticeRegion />);
  subscribe(notices, placeContainer, true);
  document.addEventListener('close', placeContainer, true);
}

let container: HTMLElement | undefined;

/** All outside an open modal dialog is inert and covered, so the region moves into the dialog. */
function placeContainer() {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (container && container.parentElement !== place) place.append(container);
}
