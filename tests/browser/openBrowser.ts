import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

/**
 * Starts headless Chromium, preferably the program without windows, which takes half the time of
 * the other. The environment variable CHROMIUM overrides the path of the program.
 */
export function openBrowser({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const paths = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
  ];
  const executablePath = paths.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('Chromium is missing; `npm test` installs it');
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
