/**
 * The page's side of the editor: a click selects a section instead of following a link, and the
 * section selected in the editor is framed and brought into view.
 */
const styles = document.createElement('style');
styles.textContent = `
[data-edit-section] { cursor: pointer; }
[data-edit-section]:hover { outline: 2px dashed #7c6cf2; outline-offset: -2px; }
[data-edit-selected] { outline: 3px solid #5b48e0 !important; outline-offset: -3px; }`;
document.head.append(styles);

let selected: string | undefined;

document.addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    const section = target.closest<HTMLElement>('[data-edit-section]');
    if (target.closest('a')) event.preventDefault();
    if (!section) return;
    parent.postMessage(
      { editor: 'select', section: Number(section.dataset.editSection) },
      location.origin,
    );
  },
  true,
);

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== parent || data?.editor !== 'selected') return;
  selected = data.section === undefined ? undefined : String(data.section);
  mark();
  if (data.reveal)
    document.querySelector('[data-edit-selected]')?.scrollIntoView({ block: 'nearest' });
});

// An update of the page takes the mark away with everything else that the server does not know.
new MutationObserver(mark).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['data-edit-section', 'data-edit-selected'],
});
parent.postMessage({ editor: 'ready', path: location.pathname }, location.origin);

function mark() {
  for (const section of document.querySelectorAll<HTMLElement>('[data-edit-section]')) {
    const is = section.dataset.editSection === selected;
    if (is !== section.hasAttribute('data-edit-selected'))
      section.toggleAttribute('data-edit-selected', is);
  }
}
