import type { CanvasWindow } from '../../preview/CanvasWindow.ts';
import { type WatchedWindow, watchPresses } from '../../preview/watchPresses.ts';
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
    if (shown.route !== route || shown.html === lastHtml) return;
    lastHtml = shown.html;
    previewFrame.restore();
  },

  /** Shows the last HTML again: where the author has typed, or once the script of the page is loaded. */
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

watchPresses(window);

/** A longer press is a drag, or its end was not seen: in milliseconds. */
const longestPress = 1000;

/** Resolves once no mouse button or finger is down in the editor or on the canvas. */
export async function waitForRelease(): Promise<void> {
  const windows: (WatchedWindow | undefined)[] = [window, previewFrame.window];
  const presses = windows.flatMap((one) => one?.press ?? []);
  if (presses.length === 0) return;
  const limit = new Promise((resolve) => setTimeout(resolve, longestPress));
  await Promise.race([Promise.all(presses), limit]);
}
