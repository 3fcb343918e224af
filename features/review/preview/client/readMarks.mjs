/** The notes of the page about its changes, and their places in the page. */
const template = document.getElementById('bw-preview');
/** Which version the page is, and relative addresses of the preview, its other version, and the page without marks. */
export const { side, root, other, plain: unmarked } = template.dataset;
/** The descriptions of the changes. */
export const marks = [...template.content.children];
/** The element of each change; null for a change of the page as a whole. */
export const elements = marks.map((_, number) =>
  document.querySelector(`[data-bw-change="${number}"]`),
);
/** The elements of the texts that changed. */
export const texts = [...document.querySelectorAll('[data-bw-text]')];
/** Names of the kinds of changes. */
export const labels = { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' };

/** Returns the description of a changed text. */
export function getItem(element) {
  const [number, index] = element.dataset.bwText.split('.');
  return marks[number]?.querySelector(`[data-text="${index}"]`);
}

/** Whether an element takes up space. */
export function isVisible(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
