import { addTool } from './addTool.ts';
import { isIsland, morphPage, parsePage } from './morphPage.ts';

const versionTag = 'meta[name="blockwright-version"]';

/**
 * The client of `dev` in every page: after a change, fetches the page again and replaces only what
 * differs, so that the scroll position, open details and islands keep their state. The request begins
 * with the change, and is answered once the site is checked.
 */
import.meta.hot?.on('blockwright:change', () => {
  newerPage = fetchPage();
});
// With errors, the answer is the page as it was.
import.meta.hot?.on('vite:error', () => {
  newerPage = undefined;
});
import.meta.hot?.on('blockwright:update', update);
import.meta.hot?.on('blockwright:warnings', showWarnings);
hideViteTip();
new MutationObserver(improveOverlay).observe(document.body, { childList: true });
import.meta.hot?.send('blockwright:listening', { version: getVersion(document) });

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
    link.style.color = 'inherit';
    link.title = link.textContent ?? '';
    link.textContent = link.title.replace(folderOfSite, '');
    link.addEventListener('click', (event) => event.preventDefault());
    link.focus();
  }
}

/** The folder of the site in the path of one of its files. */
const folderOfSite = /^.*\/(?=(?:pages\.yaml|theme\.css|words\.yaml)|(?:pages|data|sections)\/)/;

/** Lists the warnings of the site in a corner; beside the body, which updates replace. */
function showWarnings(warnings: string[]) {
  const list = warningList ?? createWarningList();
  warningList = list;
  list.hidden = warnings.length === 0;
  const [summary, text] = list.shadowRoot?.firstElementChild?.children ?? [];
  if (summary) summary.textContent = `${warnings.length} ⚠`;
  if (text) text.textContent = warnings.join('\n\n');
}

let warningList: HTMLElement | undefined;

function createWarningList(): HTMLElement {
  const list = document.createElement('details');
  const summary = list.appendChild(document.createElement('summary'));
  summary.ariaLabel = 'Warnings';
  list.append(document.createElement('pre'));
  return addTool(
    'blockwright-warnings',
    list,
    ':host { position: fixed; inset: auto auto 1rem 1rem; z-index: 99999; max-width: calc(100vw - 2rem); font: 13px/1.5 ui-monospace, monospace } :host([hidden]) { display: none } details { padding: 0.4rem 0.8rem; border-radius: 0.5rem; background: #181818; color: #fd9 } summary { cursor: pointer } pre { max-height: 60vh; margin: 0.5rem 0 0; overflow: auto; font: inherit; color: #fff; white-space: pre-wrap }',
  );
}

/** The page as it is after the change that was announced last. */
let newerPage: Promise<string> | undefined;

function fetchPage(): Promise<string> {
  const page = fetch(location.href, { headers: { accept: 'text/html' } }).then((response) =>
    response.text(),
  );
  // Avoids an unhandled rejection if no update follows.
  page.catch(() => undefined);
  return page;
}

async function update() {
  document.querySelector('vite-error-overlay')?.remove();
  const page = newerPage ?? fetchPage();
  newerPage = undefined;
  const parsed = parsePage(await page);
  const next = parsed.page;
  // A page that was requested before another may arrive after it.
  if (Number(getVersion(next)) < Number(getVersion(document))) return;
  if (islandsDiffer(next) || isErrorPage(document) || isErrorPage(next)) return location.reload();
  morphPage(parsed, (old) => !isIsland(old));
  document.querySelector(versionTag)?.setAttribute('content', getVersion(next));
}

function getVersion(page: Document): string {
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

// Vite may have shown the overlay before this module was loaded.
improveOverlay();
