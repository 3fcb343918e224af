import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '../../tests/browser/openBrowser.ts';
import { copyReferenceSite } from '../../tests/referenceSite.ts';
import { startServer } from '../../tests/startServer.ts';

/** `npm run pictures:edit`: takes the screenshots of docs/editor.md from the running editor. */
export async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'blockwright-pictures-'));
  copyReferenceSite(root);
  const server = await startServer('edit', { root });
  mkdirSync('docs/images', { recursive: true });
  const browser = await openBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  await page.goto(
    `${server.address}#${new URLSearchParams({ file: 'pages.yaml', key: '/pricing' })}`,
  );
  const preview = page.frameLocator('iframe[title="Preview of the page"]');
  await preview.locator('[data-edit-section="0"]').click();
  await take(page, 'section');
  await page.getByRole('button', { name: 'Title, description and address' }).click();
  await page.getByRole('heading', { name: 'Search result' }).scrollIntoViewIfNeeded();
  await page.locator('.search .card').scrollIntoViewIfNeeded();
  await take(page, 'page');
  await page.locator('.sections .sortable .row').nth(1).click();
  await page.getByLabel('Title').first().fill('Three plans, one price each');
  await page.getByRole('button', { name: 'YAML' }).click();
  await take(page, 'yaml');
  await page.getByRole('button', { name: 'YAML' }).click();
  await page.getByRole('button', { name: 'Add section' }).click();
  await take(page, 'gallery');
  await browser.close();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}

async function take(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `docs/images/editor-${name}.png` });
}
