import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the accessibility violations that axe finds on a page: each rule with the elements that
 * break it.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
       violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.target).join(' | ')))`,
  );
}
