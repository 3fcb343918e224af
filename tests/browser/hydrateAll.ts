import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Scrolls through a page, triggers every island, and waits until all islands are hydrated and all
 * images in view are loaded.
 */
export async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    // A busy browser that has just started may paint no frame at all.
    const painted = () => new Promise((done) => {
      requestAnimationFrame(() => requestAnimationFrame(done));
      setTimeout(done, 2000);
    });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const host of document.querySelectorAll('[data-island]'))
      (host.firstElementChild ?? host).dispatchEvent(new Event('pointerover', { bubbles: true }));
    await painted();
  })()`);
  await expect.poll(() => page.evaluate(pending), { interval: 20 }).toEqual([]);
}

/** Counts islands that are not hydrated yet and images that are still loading. */
const pending = `[
  ...document.querySelectorAll('[data-island]:not([data-hydrated])'),
  ...[...document.images].filter((image) => {
    const { left, right } = image.getBoundingClientRect();
    return image.currentSrc && !image.complete && right > 0 && left < innerWidth;
  }),
].map((element) => element.dataset.island ?? element.currentSrc)`;
