import type { CanvasWindow } from '../../preview/CanvasWindow.ts';
import type { TypedText } from '../../preview/TypedTexts.ts';
import { type WatchedWindow, watchPresses } from '../../preview/watchPresses.ts';
import type { RenderedPreview } from '../../protocol.ts';

let frame: HTMLIFrameElement | null = null;
let route = '';
let lastHtml = '';
/** Whether the page shows a text that was typed after `lastHtml`. */
let hasTyped = false;

/** The iframe on the canvas. It updates outside of React, so that new HTML appears at once. */
export const previewFrame = {
  /** Registers the iframe and the route that it has loaded. */
  attach(element: HTMLIFrameElement | null, loadedRoute: string): void {
    frame = element;
    route = loadedRoute;
    lastHtml = '';
    hasTyped = false;
  },

  /**
   * Shows the new HTML of a page, if the iframe has that page open.
   *
   * @param isLatest whether the HTML contains everything that was typed
   */
  show(shown: RenderedPreview, isLatest: boolean): void {
    if (shown.route !== route || (shown.html === lastHtml && !hasTyped)) return;
    lastHtml = shown.html;
    previewFrame.restore(isLatest);
  },

  /** Shows the last HTML again: where the author has typed, or once the script of the page is loaded. */
  restore(isLatest = true): void {
    if (isLatest) hasTyped = false;
    if (lastHtml !== '') previewFrame.window?.showPage?.(lastHtml, isLatest);
  },

  /** Shows a text before the server has rendered it. */
  showTyped(text: TypedText): void {
    hasTyped = true;
    previewFrame.window?.showTyped?.(text);
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
