import type { ShownPage } from '../protocol.ts';

let frame: HTMLIFrameElement | null = null;
let route = '';
let last = '';

/** The frame with the page in it, outside of what React draws: a new state of the page is shown at once. */
export const previewFrame = {
  /** Tells which frame there is, and the route that was opened in it. */
  attach(element: HTMLIFrameElement | null, opened: string): void {
    frame = element;
    route = opened;
    last = '';
  },

  /** Shows a new state of the page, if it is the one that is open. */
  show(shown: ShownPage): void {
    const page = frame?.contentWindow as
      | (Window & { showPage?(html: string): void })
      | null
      | undefined;
    if (shown.route !== route || shown.html === last || !page?.showPage) return;
    last = shown.html;
    page.showPage(shown.html);
  },
};
