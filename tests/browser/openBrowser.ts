import type { Browser, LaunchOptions } from 'playwright-core';
import { openChromium } from '../../features/review/pictures/openChromium.ts';

/**
 * Starts headless Chromium as `diff` does. Its visitors want no motion, unless a test says otherwise:
 * painting the frames of transitions takes a third of the time of a page.
 */
export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await openChromium(options);
  if (!browser) throw new Error('Chromium is missing; `npm test` installs it');
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ reducedMotion: 'reduce', ...options });
    // Generous, because a busy machine must not fail a test.
    context.setDefaultTimeout(120_000);
    return context;
  };
  return browser;
}
