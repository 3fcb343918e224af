import { Idiomorph } from 'idiomorph';

/**
 * Morphs the open page into another, touching only what differs, so that the scroll position, open
 * details and islands keep their state.
 *
 * @param morphsNode whether a node may be morphed into another; React owns hydrated islands
 */
export function morphPage(next: Document, morphsNode: (old: Node, fresh: Node) => boolean): void {
  document.title = next.title;
  replaceStyles(next);
  // The nodes, because Idiomorph would put a whole body into the open one.
  const morphing = Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: morphsNode },
  });
  // Morphing is asynchronous only when it waits for styles in the head, which this does not.
  if (morphing instanceof Promise) morphing.catch(reportError);
}

/** Takes the stylesheets of another page: of its components, and of its pictures if it has any. */
function replaceStyles(next: Document): void {
  const [styles = [], nextStyles = []] = [document, next].map((page) => [
    ...page.querySelectorAll('head > style:not([type])'),
  ]);
  for (const [index, style] of nextStyles.entries()) {
    const known = styles[index];
    if (!known) document.head.append(document.importNode(style, true));
    else if (known.textContent !== style.textContent) known.textContent = style.textContent;
  }
  for (const style of styles.slice(nextStyles.length)) style.remove();
}

/** Whether a node is the element of an island. */
export function isIsland(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.island !== undefined;
}
