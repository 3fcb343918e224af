import { isIsland, morphPage } from './morphPage.ts';

const versionTag = 'meta[name="blockwright-version"]';

/**
 * The client of `dev` in every page: after a change, fetches the page again and replaces only what
 * differs, so that the scroll position, open details and islands keep their state.
 */
import.meta.hot?.on('blockwright:update', update);
hideViteTip();
new MutationObserver(improveOverlay).observe(document.body, { childList: true });
import.meta.hot?.send('blockwright:listening', { version: versionOf(document) });

/** Hides Vite's advice in the overlay, which is about a configuration that sites do not have. */
function hideViteTip() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('vite-error-overlay::part(tip) { display: none }');
  document.adoptedStyleSheets.push(sheet);
}

/** Has screen readers announce the overlay, and opens the file from the keyboard as well. */
function improveOverlay() {
  const overlay = document.querySelector('vite-error-overlay')?.shadowRoot;
  overlay?.querySelector('.window')?.setAttribute('role', 'alert');
  for (const link of overlay?.querySelectorAll<HTMLElement>('.file-link:not([href])') ?? []) {
    link.setAttribute('href', '');
    link.addEventListener('click', (event) => event.preventDefault());
    link.focus();
  }
}

async function update() {
  document.querySelector('vite-error-overlay')?.remove();
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (islandsDiffer(next) || isErrorPage(document) || isErrorPage(next)) return location.reload();
  morphPage(next, (old) => !isIsland(old));
  document.querySelector(versionTag)?.setAttribute('content', versionOf(next));
}

function versionOf(page: Document): string {
  return page.querySelector(versionTag)?.getAttribute('content') ?? '';
}

/** Whether a page shows errors in place of the requested page. */
function isErrorPage(page: Document): boolean {
  return page.querySelector(`${versionTag}[data-error-page]`) !== null;
}

/** Whether islands or their props changed. React owns hydrated islands: the page must reload. */
function islandsDiffer(next: Document): boolean {
  const describe = (page: Document) =>
    Array.from(page.querySelectorAll<HTMLElement>('[data-island]'), (island) => [
      island.dataset.island,
      island.dataset.props,
    ]);
  return JSON.stringify(describe(document)) !== JSON.stringify(describe(next));
}
