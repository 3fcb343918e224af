import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { traceTasks } from '../traceTasks.ts';

/** What a phone needs for a page. */
export interface PageLoad {
  /** Of all files, text after `gzip -9`. */
  bytes: number;
  requests: number;
  /** Milliseconds on the main thread of a CPU that is four times slower. */
  cpu: number;
}

/** Loads a page in a new window of a phone, until nothing is requested any more. */
export async function measureLoad(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
    sizes.push(
      response.body().then((body) => (isText ? gzipSync(body, { level: 9 }).length : body.length)),
    );
  });
  const tasks = await traceTasks(browser, async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
  });
  const bytes = await Promise.all(sizes);
  await context.close();
  return {
    bytes: bytes.reduce((sum, size) => sum + size, 0),
    requests: bytes.length,
    cpu: 4 * tasks.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}
