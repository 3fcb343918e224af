import type { Page } from 'playwright-core';

/**
 * Tabs through a page and returns the names of elements that are more than half hidden while they have
 * the focus: outside of the window, under the header or clipped.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' }); document.activeElement.blur()`);
  const hidden: string[] = [];
  for (let stops = 0; stops < 400; stops++) {
    await page.keyboard.press('Tab');
    const stop = (await page.evaluate(describeFocus)) as FocusStop | undefined;
    if (!stop) return hidden;
    if (stop.visible < 0.5) hidden.push(stop.name);
  }
  throw new Error(`${page.url()} has more than 400 stops, or the focus is trapped`);
}

interface FocusStop {
  name: string;
  visible: number;
}

/** The focused element and the share of sample points at which it is on top; of a tall one, in a window. */
const describeFocus = `(async () => {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  let visible = 0;
  // A busy browser scrolls to the element some frames later.
  for (let frames = 0; frames < 60 && visible < 0.5; frames++) {
    await new Promise((painted) => {
      requestAnimationFrame(painted);
      setTimeout(painted, 2000);
    });
    visible = getShare(element);
  }
  const text = element.getAttribute('aria-label') || element.innerText || element.name || element.id;
  return { name: element.localName + ' ' + (text ?? '').trim().slice(0, 40), visible };

  function getShare(element) {
    const points = [...element.getClientRects()].flatMap(({ left, top, width, height }) => {
      // Of a text area, browsers show the line with the caret.
      const shown = Math.min(height, element.localName === 'textarea' ? 24 : innerHeight / 2);
      const start = height > shown ? Math.max(top, Math.min(innerHeight / 4, top + height - shown)) : top;
      return [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + width * x, start + shown * y]));
    });
    const seen = points.filter(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found && (element.contains(found) || found.closest('label')?.control === element);
    });
    return seen.length / points.length;
  }
})()`;
