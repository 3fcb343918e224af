import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/**
 * Returns what Lighthouse would count against a page, as far as it holds on every machine: its
 * weight, what blocks its first paint, images without a size, and missing descriptions.
 *
 * @param body the HTML that the server sent
 */
export async function auditPage(page: Page, body: Buffer): Promise<string[]> {
  const problems = await page.evaluate(() => {
    const found: string[] = [];
    const expectOne = (selector: string) => {
      const { length } = document.querySelectorAll(selector);
      if (length !== 1) found.push(`${length} elements ${selector}`);
    };
    const expectNone = (selector: string) => {
      for (const { outerHTML } of document.querySelectorAll(selector))
        found.push(`unexpected ${outerHTML.slice(0, 120)}`);
    };
    expectOne('html[lang]');
    expectOne('title');
    expectOne('h1');
    expectOne('meta[name="viewport"]');
    expectOne('meta[name="description"][content]');
    expectNone('link[rel="stylesheet"]');
    // What a page holds runs at once, such as the switch of its colour scheme; only what it loads blocks.
    expectNone('script[src]:not([type="module"], [defer])');
    expectNone('img:not([width][height]), img:not([alt])');
    expectNone('a:not([href])');
    expectNone('a[target="_blank"]:not([rel~="noopener"])');
    return found;
  });
  const bytes = gzipSync(body, { level: 9 }).length;
  if (bytes > 30_000) problems.push(`${bytes} bytes of HTML, compressed`);
  return problems;
}
