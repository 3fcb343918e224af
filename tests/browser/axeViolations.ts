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
  const found = await runAxe(page, { iframes: !isEditor });
  if (!isEditor) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await runAxe(page, { iframes: false, runOnly: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Returns the violations that depend on colours, for a scheme in which nothing else is different. */
export function colorViolations(page: Page): Promise<string[]> {
  return runAxe(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function runAxe(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate(
    `axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], ...options })}).then(({ violations }) =>
       violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.target + ' ' + node.failureSummary).join(' | ')))`,
  );
}
