import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { traceTasks } from '../traceTasks.ts';

/** What a phone needs for a page. */
export interface PageLoad {
  /** Of all files, text after `gzip -9`. */
  bytes: number;
  requests: number;
  /** Milliseconds on the main thread of a CPU that is four times slower. */
  cpu: number;
}

/**
 * Loads a page in a new window of a phone, until nothing is requested any more.
 *
 * @throws Error if there is no such page
 */
export async function measureLoad(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const tasks = await traceTasks(browser, async () => {
      const response = await page.goto(address, { waitUntil: 'networkidle' });
      if (!response?.ok()) throw new Error(`there is no page at ${address}`);
      // Some pages load more as soon as they have nothing to do.
      await page.waitForTimeout(2000);
    });
    const sizes = await Promise.all(responses.map(weigh));
    return {
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      requests: sizes.length,
      cpu: 4 * tasks.reduce((sum, { cpu }) => sum + cpu, 0),
    };
  } finally {
    await context.close();
  }
}

async function weigh(response: Response): Promise<number> {
  const body = await response.body();
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
  return isText ? gzipSync(body, { level: 9 }).length : body.length;
}
