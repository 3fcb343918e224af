import { showPage } from './showPage.ts';

/**
 * The page's side of the editor: it takes over every new state of the page; a click selects a
 * section instead of following a link, and the section selected in the editor is framed and
 * brought into view. A page that is open alone keeps up by itself.
 */
const embedded = parent !== window;

if (!embedded)
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
  const mark = () => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-edit-section]')) {
      const is = section.dataset.editSection === selected;
      if (is !== section.hasAttribute('data-edit-selected'))
        section.toggleAttribute('data-edit-selected', is);
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

  // Undo, redo and save count wherever the focus is.
  addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || !/^[syz]$/i.test(event.key)) return;
    event.preventDefault();
    postToEditor({ editor: 'key', key: event.key, shiftKey: event.shiftKey });
  });

  addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== parent || data?.editor !== 'selected') return;
    selected = data.section === undefined ? undefined : String(data.section);
    mark();
    if (data.reveal)
      document.querySelector('[data-edit-selected]')?.scrollIntoView({ block: 'nearest' });
  });

  // Called by the editor around the page, at once: a message would wait for other work.
  Object.assign(window, {
    showPage(html: string) {
      showPage(html);
      mark();
    },
  });
  postToEditor({ editor: 'ready', path: location.pathname });
}

function postToEditor(message: object) {
  parent.postMessage(message, location.origin);
}
