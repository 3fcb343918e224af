import type { RenderedPreview } from '../../protocol.ts';

let frame: HTMLIFrameElement | null = null;
let route = '';
let lastHtml = '';

/** The iframe on the canvas. It updates outside of React, so that new HTML appears at once. */
export const previewFrame = {
  /** Registers the iframe and the route that it has loaded. */
  attach(element: HTMLIFrameElement | null, loadedRoute: string): void {
    frame = element;
    route = loadedRoute;
    lastHtml = '';
  },

  /** Shows the new HTML of a page, if the iframe has that page open. */
  show(shown: RenderedPreview): void {
    const page = frame?.contentWindow as
      | (Window & { showPage?(html: string): void })
      | null
      | undefined;
    if (shown.route !== route || shown.html === lastHtml || !page?.showPage) return;
    lastHtml = shown.html;
    page.showPage(shown.html);
  },
};
