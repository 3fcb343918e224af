/** Whether an element begins a line of its own. */
export function isBlockElement(element: Element): boolean {
  return element.matches(blockSelector);
}

/** Whether an element contains another one that begins a line. */
export function hasBlockElements(element: Element): boolean {
  return element.querySelector(blockSelector) !== null;
}

const blockSelector = [
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, menu, dl, dt, dd, table, tr, td, th, blockquote, pre',
  'hr, section, article, aside, header, footer, main, nav, figure, figcaption, details, summary',
  'address, form, fieldset',
].join();
