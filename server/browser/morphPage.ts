import { Idiomorph } from 'idiomorph';

/** A page that is not open, without its stylesheets. */
export interface ParsedPage {
  page: Document;
  /** The stylesheets: of its components, and of its pictures if it has any. */
  styles: readonly string[];
}

/** Parses the HTML of a page. Its stylesheets, which take most of the time and rarely change, are left as texts. */
export function parsePage(html: string): ParsedPage {
  const headEnd = Math.max(0, html.indexOf('</head>'));
  const styles: string[] = [];
  const head = html
    .slice(0, headEnd)
    .replaceAll(/(?<=<style>)[^<]*(?:<(?!\/style>)[^<]*)*/g, (style) => {
      styles.push(style);
      return '';
    });
  const page = new DOMParser().parseFromString(head + html.slice(headEnd), 'text/html');
  return { page, styles };
}

/**
 * Morphs the open page into another, touching only what differs, so that the scroll position, open
 * details and islands keep their state.
 *
 * @param morphsNode whether a node may be morphed into another; React owns hydrated islands
 */
export function morphPage(
  { page, styles }: ParsedPage,
  morphsNode: (old: Node, fresh: Node) => boolean,
): void {
  document.title = page.title;
  replaceStyles(styles);
  // The nodes, because Idiomorph would put a whole body into the open one.
  const morphing = Idiomorph.morph(document.body, [...page.body.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      // The browser compares a section in a fraction of the time that morphing it takes.
      beforeNodeMorphed: (old, fresh) => morphsNode(old, fresh) && !old.isEqualNode(fresh),
    },
  });
  // Morphing is asynchronous only when it waits for styles in the head, which this does not.
  if (morphing instanceof Promise) morphing.catch(reportError);
}

function replaceStyles(styles: readonly string[]): void {
  const known = [...document.querySelectorAll('head > style:not([type])')];
  for (const [index, text] of styles.entries()) {
    const style = known[index] ?? document.head.appendChild(document.createElement('style'));
    if (style.textContent !== text) style.textContent = text;
  }
  for (const style of known.slice(styles.length)) style.remove();
}

/** Whether a node is the element of an island. */
export function isIsland(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.island !== undefined;
}
