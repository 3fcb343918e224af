import type { CanvasWindow } from '../../preview/CanvasWindow.ts';
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
    const { window } = previewFrame;
    if (shown.route !== route || shown.html === lastHtml || !window?.showPage) return;
    lastHtml = shown.html;
    window.showPage(shown.html);
  },

  /** Shows the last HTML again, where the author has typed. */
  restore(): void {
    if (lastHtml !== '') previewFrame.window?.showPage?.(lastHtml);
  },

  get element(): HTMLIFrameElement | null {
    return frame;
  },

  /** The window of the page. */
  get window(): CanvasWindow | undefined {
    return (frame?.contentWindow as CanvasWindow | null) ?? undefined;
  },
};
