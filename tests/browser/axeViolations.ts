import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the accessibility violations that axe finds on a page: each rule with the elements that
 * break it.
 *
 * @param isEditor whether the page is the editor: its canvas is a page of its own, and its contrast is
 *   checked in the dark as well
 */
export async function axeViolations(page: Page, isEditor = false): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const find = (options: object = {}): Promise<string[]> =>
    page.evaluate(
      `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], iframes: !isEditor, ...options })}).then(({ violations }) =>
         violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.target + ' ' + node.failureSummary).join(' | ')))`,
    );
  const found = await find();
  if (!isEditor) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await find({ runOnly: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
