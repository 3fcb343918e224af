import { showPage } from './showPage.ts';

/**
 * Script of a page that the editor serves. On the canvas it shows new HTML from the editor, turns
 * clicks into selections and outlines the selected section. In a tab of its own, the page reloads
 * its HTML after each change.
 */
const isEmbedded = parent !== window;

if (!isEmbedded)
  import.meta.hot?.on('blockwright:update', async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    showPage(await response.text());
  });
else connectToEditor();

function connectToEditor() {
  const styles = document.createElement('style');
  styles.setAttribute('type', 'text/css');
  styles.textContent = `
[data-edit-section] { cursor: pointer; }
[data-edit-section]:hover { outline: 2px dashed #7c6cf2; outline-offset: -2px; }
[data-edit-selected] { outline: 3px solid #5b48e0 !important; outline-offset: -3px; }`;
  document.head.append(styles);

  let selected: string | undefined;
  const markSelected = () => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-edit-section]')) {
      const isSelected = section.dataset.editSection === selected;
      if (isSelected !== section.hasAttribute('data-edit-selected'))
        section.toggleAttribute('data-edit-selected', isSelected);
    }
  };

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const section = target.closest<HTMLElement>('[data-edit-section]');
      if (target.closest('a')) event.preventDefault();
      if (section) postToEditor({ editor: 'select', section: Number(section.dataset.editSection) });
    },
    true,
  );

  // Undo, redo and save must also work while the focus is on the canvas.
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !/^[syz]$/i.test(event.key)) return;
    event.preventDefault();
    postToEditor({ editor: 'key', key: event.key, shiftKey: event.shiftKey });
  });

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent || data?.editor !== 'selected') return;
    selected = data.section === undefined ? undefined : String(data.section);
    markSelected();
    if (data.reveal)
      document.querySelector('[data-edit-selected]')?.scrollIntoView({ block: 'nearest' });
  });

  // The editor calls this directly: a message would wait for other tasks.
  Object.assign(window, {
    showPage(html: string) {
      showPage(html);
      markSelected();
    },
  });
  postToEditor({ editor: 'ready', path: location.pathname });
}

function postToEditor(message: object) {
  parent.postMessage(message, location.origin);
}
