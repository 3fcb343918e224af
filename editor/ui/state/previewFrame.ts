import type { CanvasWindow, SectionOrder } from '../../preview/CanvasWindow.ts';
import type { TypedText } from '../../preview/TypedTexts.ts';
import { type WatchedWindow, watchPresses } from '../../preview/watchPresses.ts';
import type { RenderedPreview } from '../../protocol/RenderedPreview.ts';
import { editorStore } from './editorStore.ts';

let frame: HTMLIFrameElement | null = null;
let route = '';
let lastHtml = '';
/** Whether the page shows a text that was typed after `lastHtml`. */
let hasTyped = false;
/** Where the sections of the page come from, if commands that wait for the server have moved them. */
let order: SectionOrder | undefined;
/** Whether the HTML with which the page was loaded may contain moves that wait for an answer. */
let isLoadedDuringMove = false;
/** Whether the page may show what the server refused. */
let hasRefused = false;

/** The last click on the page before its script was there to act on it. */
let early: MouseEvent | undefined;

/** The iframe on the canvas. It updates outside of React, so that new HTML appears at once. */
export const previewFrame = {
  /** Registers the iframe and the route that it has loaded. */
  attach(element: HTMLIFrameElement | null, loadedRoute: string): void {
    frame = element;
    route = loadedRoute;
    lastHtml = '';
    hasTyped = false;
    order = undefined;
    isLoadedDuringMove = false;
    hasRefused = false;
    early = undefined;
    if (element) keepEarlyClick(element);
  },

  /** Shows the last HTML once the script of the page is loaded, and acts on a click that came before. */
  handleReady(): void {
    isLoadedDuringMove = order !== undefined;
    previewFrame.restore();
    const { clientX = 0, clientY = 0 } = early ?? {};
    const target = early && frame?.contentDocument?.elementFromPoint(clientX, clientY);
    early = undefined;
    target?.dispatchEvent(
      new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true }),
    );
  },

  /**
   * Shows the new HTML of a page, if the iframe has that page open.
   *
   * @param isLatest whether the HTML contains everything that was typed
   * @param nextOrder the sections as they will be, by their indexes in the HTML
   */
  show(shown: RenderedPreview, isLatest: boolean, nextOrder?: SectionOrder): void {
    if (shown.route !== route) return;
    if (shown.html === lastHtml && !hasTyped && isEqual(order, nextOrder)) return;
    lastHtml = shown.html;
    order = nextOrder;
    previewFrame.restore(isLatest);
  },

  /** Shows the sections as they will be after commands that wait for the server, by their indexes in the last HTML. */
  arrange(nextOrder: SectionOrder | undefined): void {
    if (isEqual(order, nextOrder)) return;
    const last = order;
    order = nextOrder;
    previewFrame.window?.moveTyped?.((place) => {
      const index = last ? last[place] : place;
      return nextOrder && index !== undefined ? nextOrder.indexOf(index) : (index ?? -1);
    });
    showLast(false);
  },

  /** Shows the last HTML again: where the author has typed. */
  restore(isLatest = true): void {
    if (isLatest) hasTyped = false;
    const isReloaded = hasRefused && lastHtml === '';
    hasRefused = false;
    if (isReloaded && frame) {
      keepEarlyClick(frame, frame.contentDocument);
      frame.contentWindow?.location.reload();
    } else if (lastHtml !== '' || order) showLast(isLatest);
  },

  /** Forgets what the server refused: at once in texts of a form, on the page once typing has ended. */
  dropTyped(): void {
    hasRefused = true;
    previewFrame.window?.dropTyped?.();
  },

  /** Shows a text before the server has rendered it. */
  showTyped(text: TypedText): void {
    hasTyped = true;
    previewFrame.window?.showTyped?.(text);
  },

  /** Gives the page the focus; as long as its script cannot handle keys, the pane around it. */
  focus(): void {
    const { window } = previewFrame;
    if (!window?.focusSection) frame?.parentElement?.focus();
    else {
      frame?.focus();
      window.focusSection();
    }
  },

  get element(): HTMLIFrameElement | null {
    return frame;
  },

  /** The window of the page. */
  get window(): CanvasWindow | undefined {
    return (frame?.contentWindow as CanvasWindow | null) ?? undefined;
  },
};

/**
 * Keeps the last click on a page until its script is loaded; without it, a link would be followed.
 *
 * @param old the document that the page is about to replace, which has its script
 */
function keepEarlyClick(element: HTMLIFrameElement, old: Document | null = null): void {
  let watched = old;
  const watch = () => {
    const window = element.contentWindow as CanvasWindow | null;
    const shown = element.contentDocument;
    if (!element.isConnected || (shown !== old && window?.editText)) return;
    // The document of the page replaces an empty one.
    if (shown !== watched) {
      watched = shown;
      watched?.addEventListener(
        'click',
        (event) => {
          if (window?.editText) return;
          event.preventDefault();
          early = event;
        },
        { capture: true },
      );
    }
    requestAnimationFrame(watch);
  };
  watch();
}

function showLast(isLatest: boolean): void {
  const isOrdered = lastHtml !== '' || !isLoadedDuringMove;
  const { selection } = editorStore;
  previewFrame.window?.showPage?.(lastHtml, {
    isLatest,
    order: isOrdered ? order : undefined,
    selected: selection.kind === 'section' ? selection.index : undefined,
  });
}

function isEqual(first?: SectionOrder, second?: SectionOrder): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

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
