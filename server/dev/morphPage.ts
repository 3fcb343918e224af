import { Idiomorph } from 'idiomorph';

/**
 * Morphs the open page into another, touching only what differs, so that the scroll position, open
 * details and islands keep their state.
 *
 * @param morphsNode whether a node may be morphed into another; React owns hydrated islands
 */
export function morphPage(next: Document, morphsNode: (old: Node, fresh: Node) => boolean): void {
  document.title = next.title;
  const [style, nextStyle] = [document, next].map((page) =>
    page.querySelector('head > style:not([type])'),
  );
  if (style && nextStyle && style.textContent !== nextStyle.textContent)
    style.textContent = nextStyle.textContent;
  // The nodes, because Idiomorph would put a whole body into the open one.
  const morphing = Idiomorph.morph(document.body, [...next.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: { beforeNodeMorphed: morphsNode },
  });
  // Morphing is asynchronous only when it waits for styles in the head, which this does not.
  if (morphing instanceof Promise) morphing.catch(reportError);
}

/** Whether a node is the element of an island. */
export function isIsland(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.island !== undefined;
}
