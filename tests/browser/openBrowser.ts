import type { Browser, LaunchOptions } from 'playwright-core';
import { openChromium } from '../../renderer/diff/pictures/openChromium.ts';

/** Starts headless Chromium as `diff` does. */
export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const browser = await openChromium(options);
  if (!browser) throw new Error('Chromium is missing; `npm test` installs it');
  return browser;
}
