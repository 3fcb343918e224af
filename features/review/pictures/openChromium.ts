import { existsSync } from 'node:fs';
import type { Browser, LaunchOptions } from 'playwright-core';

/**
 * Starts headless Chromium, preferably the program without windows, which takes half the time of
 * the other. Needs the package playwright-core, which sites install only for this. The environment
 * variable CHROMIUM overrides the path of the program.
 *
 * @returns undefined if the package or the program is missing
 */
export async function openChromium({
  args = [],
  ...options
}: LaunchOptions = {}): Promise<Browser | undefined> {
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright) return undefined;
  const { chromium } = playwright;
  const paths = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ];
  const executablePath = paths.find((path) => path && existsSync(path));
  if (!executablePath) return undefined;
  return chromium.launch({
    ...options,
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}
