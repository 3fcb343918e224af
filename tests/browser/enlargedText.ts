import type { Page } from 'playwright-core';

/** Default font sizes that visitors choose in the settings of their browser, in pixels; normal is 16. */
export const enlargedSizes = [20, 24, 32];

/** Returns the arguments that start Chromium with a default font size. */
export function withFontSize(pixels: number): string[] {
  return [`--blink-settings=defaultFontSize=${pixels}`];
}

/**
 * Returns what enlarged text pushes out of a page: the width by which it scrolls sideways, and the parts
 * of the header that are cut off or covered.
 */
export async function textFaults(page: Page): Promise<string[]> {
  return (await page.evaluate(findFaults)) as string[];
}

const findFaults = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = [];
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].findLast(
      (element) => element.getBoundingClientRect().right + scrollX > clientWidth + 0.5);
    faults.push('scrolls by ' + (scrollWidth - clientWidth) + ': ' + wide?.outerHTML.slice(0, 120));
  }
  for (const element of document.querySelectorAll('header a, header button')) {
    if (!element.checkVisibility() || element.matches('[href="#page_content"]')) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent;
    if (left < 0 || right > clientWidth || width < 24 || height < 24) faults.push(name + ' is cut off');
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!element.contains(onTop)) faults.push(name + ' is covered');
  }
  return faults;
})()`;
