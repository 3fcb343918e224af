import { hasPicture } from '../text/paste/hasPicture.ts';
import type { CanvasWindow } from './CanvasWindow.ts';
import { forceScheme } from './forceScheme.ts';
import { onServerEvent } from './onServerEvent.ts';
import { showPage } from './showPage.ts';
import { TextSession } from './TextSession.ts';
import { findText, TypedTexts } from './TypedTexts.ts';
import { watchPresses } from './watchPresses.ts';

/**
 * Script of a page that the editor serves. On the canvas it shows new HTML from the editor, turns
 * clicks into selections, lets the author type in texts and outlines the selected section. In a tab of
 * its own, the page reloads its HTML after each change.
 */
const isEmbedded = parent !== window;

if (!isEmbedded)
  onServerEvent('blockwright:update', async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    showPage(await response.text());
  });
else connectToEditor();

function connectToEditor() {
  watchPresses(window);
  const loadedHtml = document.documentElement.outerHTML;
  const styles = document.createElement('style');
  styles.setAttribute('type', 'text/css');
  styles.textContent = `
[data-edit-section] { cursor: pointer; }
[data-edit-section]:hover { outline: 2px dashed #7c6cf2; outline-offset: -2px; }
[data-edit-selected] { outline: 3px solid #5b48e0 !important; outline-offset: -3px; }
[data-edit-text]:hover { box-shadow: 0 0 0 2px #7c6cf2; cursor: text; }
[data-edit-open] { box-shadow: 0 0 0 3px #5b48e0 !important; outline: 0 !important; cursor: text;
  white-space: pre-wrap; user-select: text; min-width: 1ch; min-height: 1lh; }`;
  document.head.append(styles);

  let selected: number | undefined;
  let scheme: 'light' | 'dark' | undefined;
  let session: TextSession | undefined;
  const typed = new TypedTexts(document);
  const listSections = () => document.querySelectorAll<HTMLElement>('[data-edit-section]');
  const isSectionFocused = () => document.activeElement?.hasAttribute('data-edit-section') ?? false;
  const isBodyFocused = () => document.hasFocus() && document.activeElement === document.body;
  const markSelected = (isFocused = isSectionFocused() || isBodyFocused()) => {
    for (const section of listSections()) {
      const isSelected = section.dataset.editSection === String(selected);
      if (isSelected !== section.hasAttribute('data-edit-selected'))
        section.toggleAttribute('data-edit-selected', isSelected);
      if (isSelected && isFocused) focusSection(section);
    }
  };

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const isOpen = session?.element.contains(target) ?? false;
      if (target.closest('a') || (isOpen && target.closest('summary, button')))
        event.preventDefault();
      if (isOpen) return;
      session?.end();
      const section = target.closest<HTMLElement>('[data-edit-section]');
      const shell = section ? undefined : target.closest('header, footer');
      if (shell) postToEditor({ editor: 'shell', part: shell.localName });
      if (!section) return;
      const text = target.closest<HTMLElement>('[data-edit-text]');
      if (!text && !target.closest('input, select, textarea, button, summary'))
        focusSection(section);
      postToEditor({
        editor: 'select',
        section: Number(section.dataset.editSection),
        shown: (target as HTMLImageElement).currentSrc ?? target.textContent?.trim() ?? '',
        point: { x: event.clientX, y: event.clientY },
        ...(text && section.contains(text) && { path: JSON.parse(text.dataset.editText ?? '[]') }),
      });
    },
    true,
  );
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget && target === session?.element) session?.end();
  });

  addEventListener(
    'paste',
    ({ clipboardData }) => {
      if (session && hasPicture(clipboardData)) postToEditor({ editor: 'picture' });
    },
    { capture: true },
  );

  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isSection = (event.target as Element).hasAttribute?.('data-edit-section');
    const isForEditor =
      // Undo, redo and save must also work while the focus is on the canvas.
      ((ctrlKey || metaKey) && /^[syz]$/i.test(key)) ||
      // The palette, the list of shortcuts, and the panels.
      (!session &&
        (ctrlKey || metaKey ? /^k$/i.test(key) : /^[?[\]1-6]$/.test(key) && !isInField(event))) ||
      key === 'F6' ||
      (key === 'Escape' && !session) ||
      (!session && altKey && /^Arrow(Up|Down)$/.test(key)) ||
      (isSection && /^(ArrowUp|ArrowDown|Delete|Enter)$/.test(key)) ||
      // Selects the first section.
      (selected === undefined && isBodyFocused() && key === 'ArrowDown');
    if (!isForEditor) return;
    event.preventDefault();
    postToEditor({ editor: 'key', key, shiftKey, altKey, ctrlKey: ctrlKey || metaKey });
  });

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent || data?.editor !== 'selected') return;
    selected = data.section;
    scheme = data.scheme;
    forceScheme(scheme);
    markSelected();
    if (data.reveal && !session)
      document.querySelector('[data-edit-selected]')?.scrollIntoView({ block: 'nearest' });
  });

  // The editor calls these directly: a message would wait for other tasks.
  Object.assign(window as CanvasWindow, {
    showPage(html, { isLatest, order, selected: nextSelected }) {
      const isFocused = isSectionFocused();
      selected = nextSelected;
      if (isLatest) typed.clear();
      showPage(html || loadedHtml, { kept: session?.element, typed, order });
      forceScheme(scheme);
      markSelected(isFocused);
      if (session?.element.isConnected === false) session.end();
    },
    showTyped: (text) => typed.show(text),
    moveTyped: (moves) => typed.move(moves),
    dropTyped: () => typed.drop(),
    editText({ section, path, point, ...text }) {
      const [element] = findText(document, { section, path });
      if (!element) return undefined;
      session?.end();
      session = new TextSession({
        ...text,
        element,
        onInput: (value) => postToEditor({ editor: 'text', value }),
        onEnd() {
          session = undefined;
          // Keys go on from the section, unless the focus is elsewhere by now.
          const section = element.closest<HTMLElement>('[data-edit-section]');
          const isStill =
            document.activeElement === element || document.activeElement === document.body;
          if (section && document.hasFocus() && isStill) focusSection(section);
          postToEditor({ editor: 'text-end' });
        },
        onLink: () => postToEditor({ editor: 'text-link' }),
        onCells(cells) {
          const isCell = path.length > 2 && path.slice(-2).every(Number.isInteger);
          if (isCell) postToEditor({ editor: 'cells', cells });
          return isCell;
        },
      });
      session.focus(point);
      return session;
    },
    listTexts: (section) =>
      Array.from(
        document.querySelectorAll<HTMLElement>(`[data-edit-section="${section}"] [data-edit-text]`),
        ({ dataset }) => JSON.parse(dataset.editText ?? '[]'),
      ),
    focusSection() {
      const section = document.querySelector<HTMLElement>('[data-edit-selected]');
      if (section) focusSection(section);
      else document.body.focus();
    },
  } satisfies Partial<CanvasWindow>);
  postToEditor({ editor: 'ready', path: location.pathname });
}

function isInField({ target }: Event): boolean {
  return (target as Element).matches?.('input, textarea, select') ?? false;
}

function focusSection(section: HTMLElement) {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

function postToEditor(message: object) {
  parent.postMessage(message, location.origin);
}
